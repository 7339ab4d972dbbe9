/**
 * What a test does over and over: `few` times, or for few of the cases, in `npm test`; for `all` in `npm run test:long`,
 * which runs the files that use this. What is tested is the same; more rounds find a rare mistake sooner.
 */
export const rounds = <T>({ few, all }: { few: T; all: T }): T =>
  process.env.TEST_ROUNDS === 'all' ? all : few
