import { contractSuite } from "@gatehouse/testkit";
import { game } from "../src/index.ts";

contractSuite(game, import.meta.url);
