// A library package packed where it lies would contain TypeScript, which Node refuses under node_modules.
process.stderr.write("Pack from the root of the repository: npm run pack -- FOLDER\n");
process.exit(1);
