import { expect, test } from 'vitest'
import { chooseDoctors } from './choose-doctors.ts'

const doctor = (id: number, specialty: string) => ({
  id,
  name: `의사 ${id}`,
  title: '원장',
  specialty,
  introduction: '',
  careers: [],
  image: null,
})
const doctors = [doctor(1, '리프팅'), doctor(2, '마취통증의학과'), doctor(3, '리프팅, 흉터')]
const chosen = (choice: Partial<Parameters<typeof chooseDoctors>[1]>) =>
  chooseDoctors(doctors, { choose: 'first', ids: [], count: 12, ...choice }).map(({ id }) => id)

test('the first come in the clinic’s order, those of a specialty by its name, the picked as they were picked', () => {
  expect(chosen({ count: 2 })).toEqual([1, 2])
  expect(chosen({ choose: 'specialty', specialty: '리프팅' })).toEqual([1, 3])
  expect(chosen({ choose: 'picked', ids: [3, 9, 1] })).toEqual([3, 1])
})
