/**
 * Stands for the bundler's `__vitePreload` in a build: what a later screen imports is asked for by its own script, since
 * screens are loaded before they are needed.
 */
export const __vitePreload = <Module>(load: () => Promise<Module>): Promise<Module> => load()
