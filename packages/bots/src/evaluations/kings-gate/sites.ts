import { type Cell, KINDS, LOCATIONS, type Pile, RING, type View } from "@gatehouse/kings-gate";
import { share } from "../../lead.ts";
import { addRival, beginRanking, expectedPrize } from "./rank-chances.ts";
import { MOST_SEATS, ownerOf, TILE_KINDS } from "./tiles.ts";

/**
 * The neighbourhood of the current location, as rows of cells: as far as the rings of locations reach that would lie beside it.
 * Used again for every position.
 */
const AREA = { left: -4, top: -3, columns: 10, rows: 7 };
export const CELLS = AREA.columns * AREA.rows;
/** Per cell a number for its upper two tiles together. */
export const upperTwo = new Int16Array(CELLS);

/** Places for the next location that share an edge with the current ring, once that is full. */
const SITES = [
  ...[-2, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => ({ x, y }))),
  ...[-3, 3].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))),
];
/** Per cell the sites that need it themselves, and those that it lies around. */
const SITES_ON = sitesBy([
  { x: 0, y: 0 },
  { x: 1, y: 0 },
]);
const SITES_AROUND = sitesBy(RING);
/** Per site how many spaces its ring has that are not in the current ring, which is full when the site is chosen. */
const SPACES_BEYOND = SITES.map(
  (_, site) => RING.length - RING.filter(({ x, y }) => SITES_AROUND[areaIndex(x, y)]?.includes(site)).length,
);
/** Totals at a site come out different by so much for each root of a space that is free there. */
const DOUBT = { least: 0.4, perSpace: 1.2 };

/** Per site whether it is free and how many spaces its ring would have; per site and seat: its lead there, and its total. */
const isFree = new Uint8Array(SITES.length);
const siteSpaces = new Int8Array(SITES.length);
const siteLeads = new Int8Array(SITES.length * MOST_SEATS);
const siteTotals = new Int8Array(SITES.length * MOST_SEATS);

/** Per cell of the neighbourhood the sites that have it at one of these distances. */
function sitesBy(distances: typeof RING): readonly (readonly number[])[] {
  const found: number[][] = Array.from({ length: CELLS }, () => []);
  for (const [site, { x, y }] of SITES.entries())
    for (const distance of distances) found[areaIndex(x + distance.x, y + distance.y)]?.push(site);
  return found;
}

/** The cell of the neighbourhood so far from the current location, or −1 outside of it. */
export function areaIndex(x: number, y: number): number {
  const column = x - AREA.left;
  const row = y - AREA.top;
  return column >= 0 && column < AREA.columns && row >= 0 && row < AREA.rows ? row * AREA.columns + column : -1;
}

/**
 * What the piles outside of the current ring mean for the sites, and which piles these were: in a turn they hardly ever change, and
 * piles are never changed themselves, only replaced.
 */
const outside = {
  locations: [] as readonly Cell[],
  piles: [] as readonly Pile[],
  upperTwo: new Int16Array(CELLS),
  isFree: new Uint8Array(SITES.length),
  siteSpaces: new Int8Array(SITES.length),
  siteTotals: new Int8Array(SITES.length * MOST_SEATS),
};

/** Works out what everybody would have around each site if it became the next location. */
export function surveySites(view: View): void {
  const { locations, piles, ringStart, seats } = view;
  const current = locations[locations.length - 1];
  if (!current) return;
  if (isOutsideKnown(view)) {
    upperTwo.set(outside.upperTwo);
    isFree.set(outside.isFree);
    siteSpaces.set(outside.siteSpaces);
    siteTotals.set(outside.siteTotals);
  } else {
    surveyOutside(view, current);
    outside.locations = locations.slice();
    outside.piles = piles.slice(0, ringStart);
    outside.upperTwo.set(upperTwo);
    outside.isFree.set(isFree);
    outside.siteSpaces.set(siteSpaces);
    outside.siteTotals.set(siteTotals);
  }
  for (let index = ringStart; index < piles.length; index += 1) surveyPile(piles[index], current, seats.length);
  for (let site = 0; site < SITES.length; site += 1) if (isFree[site]) rankSite(site * MOST_SEATS, seats.length);
}

function isOutsideKnown({ locations, piles, ringStart }: View): boolean {
  if (outside.locations.length !== locations.length || outside.piles.length !== ringStart) return false;
  for (let index = 0; index < locations.length; index += 1)
    if (outside.locations[index] !== locations[index]) return false;
  for (let index = 0; index < ringStart; index += 1) if (outside.piles[index] !== piles[index]) return false;
  return true;
}

function surveyOutside({ locations, piles, ringStart, seats }: View, current: Cell): void {
  upperTwo.fill(0);
  isFree.fill(1);
  siteTotals.fill(0);
  siteSpaces.set(SPACES_BEYOND);
  for (const { x, y } of locations) {
    take(areaIndex(x - current.x, y - current.y));
    take(areaIndex(x + 1 - current.x, y - current.y));
  }
  for (let index = 0; index < ringStart; index += 1) {
    const cell = surveyPile(piles[index], current, seats.length);
    for (const site of SITES_AROUND[cell] ?? []) siteSpaces[site] = (siteSpaces[site] ?? 0) - 1;
  }
}

/** Adds what lies on a cell, and answers which cell that is. */
function surveyPile(pile: Pile | undefined, current: Cell, seats: number): number {
  const cell = pile ? areaIndex(pile.x - current.x, pile.y - current.y) : -1;
  if (!pile || cell < 0) return -1;
  const { tiles } = pile;
  const top = tiles[tiles.length - 1] ?? 0;
  const owner = ownerOf(top, seats);
  upperTwo[cell] = 1 + top + TILE_KINDS * (1 + (tiles[tiles.length - 2] ?? -1));
  take(cell);
  const sites = SITES_AROUND[cell] ?? [];
  for (let next = 0; next < sites.length; next += 1) {
    const at = (sites[next] ?? 0) * MOST_SEATS + owner;
    siteTotals[at] = (siteTotals[at] ?? 0) + (top % KINDS);
  }
  return cell;
}

/** No location fits on a cell that is taken. */
function take(cell: number): void {
  if (cell < 0) return;
  const sites = SITES_ON[cell] ?? [];
  for (let next = 0; next < sites.length; next += 1) isFree[sites[next] ?? 0] = 0;
}

/** By how much everybody would be ahead of the best of the others. */
function rankSite(base: number, seats: number): void {
  let [best, second] = [0, 0];
  for (let seat = 0; seat < seats; seat += 1) {
    const total = siteTotals[base + seat] ?? 0;
    if (total > best) {
      second = best;
      best = total;
    } else if (total > second) second = total;
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const total = siteTotals[base + seat] ?? 0;
    siteLeads[base + seat] = total - (total === best ? second : best);
  }
}

/** What a seat would have at the site that suits it best by its lead: both 0 if no site is free. */
export function bestSiteOf(seat: number): { readonly lead: number; readonly total: number } {
  let best = -1;
  for (let index = seat, site = 0; site < SITES.length; site += 1, index += MOST_SEATS)
    if (isFree[site] && (best < 0 || (siteLeads[index] ?? 0) > (siteLeads[best] ?? 0))) best = index;
  return best < 0 ? { lead: 0, total: 0 } : { lead: siteLeads[best] ?? 0, total: siteTotals[best] ?? 0 };
}

/** How much it means for the next location to have a tile on a cell: to its owner, and half as much to the best of the others. */
export function promiseOf(cell: number, seat: number, seats: number): number {
  let own = -RING.length;
  let others = -RING.length;
  for (const site of SITES_AROUND[cell] ?? []) {
    if (!isFree[site]) continue;
    for (let each = 0; each < seats; each += 1) {
      const lead = siteLeads[site * MOST_SEATS + each] ?? 0;
      if (each === seat) own = Math.max(own, lead);
      else others = Math.max(others, lead);
    }
  }
  return own + others / 2;
}

/** What the next location is worth to each seat, by how many points of its prizes the seat may expect to be ahead there. */
export interface Outlook {
  /** At the site that suits the seat best, at the second best, and on average over all sites. */
  readonly best: Float64Array;
  readonly second: Float64Array;
  readonly usual: Float64Array;
  /** The prize to expect at the best one, and how many spaces it would have. */
  readonly prize: Float64Array;
  readonly spaces: Float64Array;
}

const outlook: Outlook = {
  best: new Float64Array(MOST_SEATS),
  second: new Float64Array(MOST_SEATS),
  usual: new Float64Array(MOST_SEATS),
  prize: new Float64Array(MOST_SEATS),
  spaces: new Float64Array(MOST_SEATS),
};
const expected = new Float64Array(MOST_SEATS);
/** Per seat and other seat how likely the other one comes in ahead. */
const aheadOf = new Float64Array(MOST_SEATS * MOST_SEATS);

/** The outlook on the next location, by what `surveySites` has found; `null` if there is none, or no site for it. */
export function outlookOn({ locations, seats: { length: seats } }: View): Outlook | null {
  const next = LOCATIONS[locations.length];
  if (!next) return null;
  outlook.usual.fill(0);
  outlook.best.fill(Number.NEGATIVE_INFINITY);
  outlook.second.fill(Number.NEGATIVE_INFINITY);
  let found = 0;
  for (let site = 0; site < SITES.length; site += 1) {
    const spaces = siteSpaces[site] ?? 0;
    if (!isFree[site] || spaces <= 0) continue;
    found += 1;
    const sum = expectAt(site * MOST_SEATS, seats, next.prizes, DOUBT.least + DOUBT.perSpace * Math.sqrt(spaces));
    for (let seat = 0; seat < seats; seat += 1) {
      const own = expected[seat] ?? 0;
      const ahead = own - (sum - own) / (seats - 1);
      const best = outlook.best[seat] ?? 0;
      outlook.usual[seat] = (outlook.usual[seat] ?? 0) + ahead;
      if (ahead > best) {
        outlook.second[seat] = best;
        outlook.best[seat] = ahead;
        outlook.prize[seat] = own;
        outlook.spaces[seat] = spaces;
      } else if (ahead > (outlook.second[seat] ?? 0)) outlook.second[seat] = ahead;
    }
  }
  if (found === 0) return null;
  for (let seat = 0; seat < seats; seat += 1) {
    outlook.usual[seat] = (outlook.usual[seat] ?? 0) / found;
    if (found === 1) outlook.second[seat] = outlook.best[seat] ?? 0;
  }
  return outlook;
}

/** The prize that each seat may expect at a site, and the sum of them. */
function expectAt(base: number, seats: number, prizes: readonly number[], doubt: number): number {
  for (let seat = 0; seat < seats; seat += 1)
    for (let other = seat + 1; other < seats; other += 1) {
      const ahead = share(((siteTotals[base + other] ?? 0) - (siteTotals[base + seat] ?? 0)) / doubt);
      aheadOf[seat * MOST_SEATS + other] = ahead;
      aheadOf[other * MOST_SEATS + seat] = 1 - ahead;
    }
  let sum = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    beginRanking();
    for (let other = 0; other < seats; other += 1)
      if (other !== seat) addRival(aheadOf[seat * MOST_SEATS + other] ?? 0);
    const prize = expectedPrize(prizes);
    expected[seat] = prize;
    sum += prize;
  }
  return sum;
}
