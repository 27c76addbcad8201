export { makeApp } from "./app.ts";
export { type RunningServer, type SiteHandler, serve } from "./http/server.ts";
export { BadSetting, readSettings, type Settings } from "./settings.ts";
