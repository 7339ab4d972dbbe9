import type { Examples } from './example.ts'

/** `examples.ts` of every folder that answers calls. */
const modules = import.meta.glob<Partial<Examples>>('../../*/*/examples.ts', {
  import: 'default',
  eager: true,
})

/** Every call as it might be made and answered; a test misses those that are left out. */
export const examples = Object.assign({}, ...Object.values(modules)) as Examples
