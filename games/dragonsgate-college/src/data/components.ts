import type { Component, ComponentTable, ComponentValue, Provenance } from "@gatehouse/engine";
import { provenanceOf, TABLES, type TableSpec } from "./tables.ts";

export const COMPONENTS: readonly ComponentTable[] = [
  listed(TABLES.actions),
  listed(TABLES.order),
  listed(TABLES.turns),
  listed(TABLES.supply),
  listed(TABLES.prizes),
  listed(TABLES.dungeon),
  listed(TABLES.treasures),
  listed(TABLES.maintenance),
  listed(TABLES.skills),
  listed(TABLES.displays),
  listed(TABLES.levels),
  listed(TABLES.masteries),
  listed(TABLES.columns),
  listed(TABLES.careers),
  listed(TABLES.apprentices),
  listed(TABLES.professors),
  listed(TABLES.shapes),
  listed(TABLES.buildings),
  listed(TABLES.grounds),
  listed(TABLES.cards),
];

function listed<T extends { readonly id: string }>(table: TableSpec<T>): ComponentTable {
  return { id: table.id, components: table.rows.map((row) => component(table, row)) };
}

function component<T extends { readonly id: string }>(table: TableSpec<T>, row: T): Component {
  const printed: { readonly [name: string]: ComponentValue } = JSON.parse(JSON.stringify(row));
  const values: Record<string, { value: ComponentValue; provenance: Provenance }> = {};
  for (const [name, value] of Object.entries(table.values))
    values[name] = { value: printed[name] ?? null, provenance: provenanceOf(table, row, value) };
  return { id: row.id, copies: table.copies(row), values };
}
