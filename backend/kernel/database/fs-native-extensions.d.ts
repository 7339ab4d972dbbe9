/** The package brings no types; this is what we use of it. */
declare module 'fs-native-extensions' {
  /** Locks an open file for its holder alone; `false` where somebody else has it. */
  export function tryLock(fd: number): boolean
}
