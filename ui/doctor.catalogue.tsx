import type { CataloguePart } from './catalogue-part.ts'
import { DoctorCard } from './doctor-card.tsx'
import { DoctorLetter } from './doctor-letter.tsx'

const doctor = {
  id: 1,
  name: '한서윤',
  title: '대표원장',
  specialty: '피부과 전문의 · 리프팅',
  introduction:
    '하지 않아도 될 진료를 말씀드리는 것도 진료입니다.\n\n피부를 오래 보아 온 사람으로서, 서두르지 않는 진료를 하려고 합니다.',
  careers: ['피부과 전문의', '대학병원 피부과 임상강사', '대한피부과학회 정회원'],
  image: null,
}

export default {
  title: '의사',
  description: '여럿은 카드로, 한 사람은 편지로 소개합니다.',
  stories: {
    카드: () => <DoctorCard doctor={doctor} index={0} Heading="h3" url="/introduce/staff?doctor=1" />,
    '짧은 카드': () => <DoctorCard doctor={doctor} index={1} Heading="h3" isShort />,
    편지: () => <DoctorLetter doctor={doctor} Heading="h3" />,
  },
} satisfies CataloguePart
