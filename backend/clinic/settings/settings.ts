import type { SettingDefinition } from './define-setting.ts'

const modules = import.meta.glob<SettingDefinition>('../../*/*/sections/*.ts', {
  import: 'default',
  eager: true,
})

/** Every setting there is, from the `sections/` of any folder, by name, in the order of the console's menu. Throws where a file is not called as its setting. */
export const settings: ReadonlyMap<string, SettingDefinition> = new Map(
  Object.entries(modules)
    .map(([path, definition]) => {
      if (!path.endsWith(`/sections/${definition.name}.ts`)) {
        throw new Error(`The setting in ${path} is called ${definition.name}, not as its file.`)
      }
      return definition
    })
    .sort((a, b) => a.place - b.place)
    .map((definition) => [definition.name, definition]),
)
