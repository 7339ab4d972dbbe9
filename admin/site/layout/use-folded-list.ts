import { useKeptChoice } from '#admin/kit/parts/kept-choice.ts'

/** Whether the list of what a site is made of is folded away, as it was left last. */
export function useFoldedList(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [choice, choose] = useKeptChoice('danjang-site-list-folded')
  return [choice === 'true', (isFolded) => choose(String(isFolded))]
}
