import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted. */
export interface Metrics {
  readonly registry: Registry;
  readonly acknowledged: Counter;
  readonly refused: Counter<"reason">;
  readonly actSeconds: Histogram;
  readonly frozen: Counter;
  gauge(name: string, help: string, read: () => number): void;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    acknowledged: new Counter({
      name: "gatehouse_acknowledged_total",
      help: "Submissions that were stored",
      registers,
    }),
    refused: new Counter({
      name: "gatehouse_refused_total",
      help: "Requests that were answered with no",
      labelNames: ["reason"],
      registers,
    }),
    actSeconds: new Histogram({
      name: "gatehouse_act_seconds",
      help: "From a submission to its acknowledgement",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    frozen: new Counter({
      name: "gatehouse_frozen_total",
      help: "Matches that no longer replay as they were played",
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
