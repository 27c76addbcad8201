import { serve } from "../threads.ts";
import { openArena } from "./matches.ts";

// Plays the matches that it is asked for by number, one after the other.
serve(openArena);
