/**
 * Small pictures of the rules: tiles as `q,r:ground`. The ground is `K` the Keep, a colour `B` `G` `R` `W` `Y` (gold), or a
 * wild tile `?`, named as in `?B`; behind it a letter tells what is printed: `d` dragon and Build, `dd` two dragons, `b` Build,
 * `s` storm, `t` telekinesis, `m` a Tower. With `+` comes what is on it: `+r` a red dragon and so on, `+w0` a wizard of a seat,
 * `+pen0` `+spire` `+lair-r` buildings, `+x` a found treasure. A dot is an empty space. At the end `*` glows, `!` is refused,
 * `>` has just been done.
 */
export const CLAUSE_SCENES: { readonly [clause: string]: string } = {
  "DI-1.3": "0,0:K 1,-1:Rm 0,1:Bm -1,0:Gm",
  "DI-3.3": "0,0:K 1,-1:Rm 1,0:.* 0,-1:.* -1,0:.* -1,1:.* 0,1:.* 2,-2:.! 2,-1:.!",
  "DI-3.4": "0,0:K 1,-1:Rm 0,-1:?> 1,-2:Gd",
  "DI-4.1": "0,0:K 1,-1:Rm 0,-1:Ws> -1,0:Bm+w1",
  "DI-5.1": "0,0:K 1,-1:Rm* 0,-1:Yd> 1,-2:Bb*",
  "DI-5.3": "0,0:K 1,-1:B+spire* 0,-1:Gd> 1,-2:Rm*",
  "DI-6.1": "0,0:Gd+g> 1,-1:Rdd+r+r> 1,0:Bb -1,1:Y+lair-y",
  "DI-6.2": "0,0:Gd+r 1,-1:Rdd+r+b 1,0:Wd+w+w0",
  "DI-7.3": "0,0:K! 1,-1:Rd+r 0,-1:Gd+g* -1,0:Bm* 1,0:W+spire* 0,1:Yb+w1*",
  "DI-7.4": "0,0:Gd+g 1,-1:R+pen0+r+w* 1,0:Bb*",
  "DI-8.1": "0,0:K* 1,-1:Rm* 1,0:Bm! 0,-1:Gm!",
  "DI-8.3": "0,0:K* 1,-1:Rm+w0 0,-1:Gb* 1,-2:Bt* 2,-2:Wb* 2,-1:Ys* 1,0:Rs*",
  "DI-8.4": "0,0:K 1,-1:Rb+w0 -1,1:Gb* 0,1:Bt* -1,2:Wb* -2,2:Gs*",
  "DI-8.5": "0,0:K* 1,-1:Gb* -1,1:Bb* 1,-3:Rm+w0 1,-2:Wt* 0,-1:Yb*",
  "DI-8.8": "0,0:K* 1,-1:R+pen1+g! 1,0:Bb+w0 2,-1:Wb*",
  "DI-9.2": "0,0:Gd+g+w0* 1,-1:Rdd+r+r! 1,0:B+pen0+w!",
  "DI-9.4": "0,0:Rdd+r+r+w0* 1,-1:Gb 1,0:Bb 0,-1:Wm",
  "DI-10.1": "0,0:Gd+w0> 1,-1:Rm* 1,0:Bb* 0,-1:Ys! -1,1:K! -1,0:Gt* 2,0:Wb!",
  "DI-11.2": "0,0:Gb+w0* 1,-1:Rd+r* 1,0:B+spire! 0,-1:Wt!",
  "DI-11.5": "0,0:Gb+w0 1,-1:R+lair-r> 1,0:Yb",
  "DI-11.6": "0,0:B+spire> 1,-1:Rm 1,0:Gb+w0",
  "DI-11.9": "0,0:Wt+w0* 1,0:Bb* 2,0:Rm* 0,-1:Gb 3,0:Yd* -1,1:Ws",
  "DI-12.2": "0,0:Bb+w0* 1,-1:Ym* 1,0:Rd* 0,-1:Wt -1,1:Gs",
  "DI-12.4": "0,0:Gb+x! 1,-1:K! 1,0:Bd+w0*",
};
