/** How many pieces there are. Per colour of dragons and cubes, the others in all. */
export interface SupplySpec {
  readonly cubes: number;
  readonly gold: number;
  readonly dragons: number;
  readonly spires: number;
  readonly markers: number;
}

export const SUPPLY: SupplySpec = { cubes: 40, gold: 40, dragons: 10, spires: 4, markers: 20 };

/** The most that an owner's edition may have of each; `dragons` bounds what can be moved at once. */
export const MOST_SUPPLY: SupplySpec = { cubes: 99, gold: 99, dragons: 10, spires: 9, markers: 99 };
