import { seatsSuite } from "@gatehouse/testkit";
import { game } from "../src/index.ts";

seatsSuite(game, 3);
