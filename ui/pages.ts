/** Pages that are named at once; with the arrows they fit on the narrowest phone. */
const most = 7

/** The pages that a list's navigation names: the first, the last and those around the current one. */
export function listPages(page: number, pages: number): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pages <= most) return range(1, pages)
  const current = Math.min(Math.max(page, 1), pages)
  if (current <= 4) return [...range(1, 5), 'gap', pages]
  if (current >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', pages]
}
