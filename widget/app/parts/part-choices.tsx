import type { Waiting } from '../../api.ts'
import { Choice, Choices } from './choices.tsx'

type Part = Waiting['part']

export const partNames: Record<Part, string> = { ANY: '아무 때나', MORNING: '오전', AFTERNOON: '오후' }

type PartChoicesProps = { title: string; part: Part; onChoose: (part: Part) => void }

/** Asks for a part of the day. */
export function PartChoices({ title, part, onChoose }: PartChoicesProps) {
  return (
    <Choices title={title}>
      {(Object.keys(partNames) as Part[]).map((one) => (
        <Choice key={one} isOn={part === one} onTap={() => onChoose(one)}>
          {partNames[one]}
        </Choice>
      ))}
    </Choices>
  )
}
