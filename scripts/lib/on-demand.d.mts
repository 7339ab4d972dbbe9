type Audit = { title: string; score: number | null; details?: unknown }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

/** What the tests read of Lighthouse, which is installed where it is first asked for. */
export function importLighthouse(): Promise<{
  default: (
    url: string,
    flags: Record<string, unknown>,
  ) => Promise<
    | {
        lhr: {
          runtimeError?: { message: string }
          audits: Record<string, Audit>
          categories: Record<string, Category>
        }
      }
    | undefined
  >
}>
