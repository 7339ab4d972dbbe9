import { build, type Rolldown } from 'vite'

/** Builds the booking widget's launcher as one script that imports nothing; run from the project's folder. */
export async function buildLauncher(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'widget/launcher/launcher.ts', formats: ['iife'], name: 'danjangLauncher' },
    },
  })) as Rolldown.RolldownOutput[]
  const [first] = [result].flat()
  if (!first) throw new Error('The launcher was not built.')
  return first.output[0].code
}
