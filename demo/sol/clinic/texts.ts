import type { Calendar } from '#backend/seeds/calendar.ts'
import type {
  AfterNotice,
  BeforeAfter,
  Board,
  FaqGroup,
  Notice,
  Review,
} from '#backend/seeds/clinic/clinic.ts'
import { dots, note, paragraph, paragraphs } from '#backend/seeds/clinic/rich-text.ts'
import { faqs } from '../faqs.ts'

export const notices = ({ korean, from }: Calendar): Notice[] => [
  {
    title: '성탄절과 새해 첫날은 쉽니다',
    category: '쉬는 날',
    day: -6,
    isPinned: true,
    body: paragraphs(
      '공휴일에는 문을 열지 않습니다. 약이 떨어질 것 같으면 그 전 주에 미리 말씀해 주세요. 편지로 주셔도 됩니다.',
    ),
  },
  {
    title: `${korean(from(4, 4))}부터 사흘은 오전에만 문을 엽니다`,
    category: '쉬는 날',
    day: -12,
    body: paragraphs(
      '김장하는 주간입니다. 오후 한 시에 문을 닫습니다. 오후에 예약하신 분께는 편지로 다시 여쭙겠습니다.',
    ),
  },
  {
    title: '예약을 누리집에서 받기 시작했습니다',
    category: '알림',
    day: -82,
    body: [
      ...paragraphs('빈 시간을 보고 고르실 수 있습니다. 바꾸거나 물리시는 것도 하루 전 다섯 시까지 됩니다.'),
      { type: 'link', link: { title: '물음과 답', url: '/cscenter/faq' } },
    ],
  },
  {
    title: '쓰는 약재의 산지를 벽에 적었습니다',
    category: '알림',
    day: -150,
    body: paragraphs(
      '약방 벽에 쓰는 약재의 이름과 산지, 들여온 달을 적어 두었습니다. 보시고 물어보셔도 됩니다.',
    ),
  },
]

export const faqGroups: FaqGroup[] = [
  { key: 'visit', name: '오시기 전에', faqs: faqs.filter((_faq, index) => [0, 1, 4].includes(index)) },
  { key: 'care', name: '진료에 대하여', faqs: faqs.filter((_faq, index) => ![0, 1, 4].includes(index)) },
]

export const boards: Board[] = [
  {
    key: 'letters',
    name: '진료실의 편지',
    description: '한 달에 한 번쯤 적습니다.',
    layout: 'CARD',
    posts: [
      {
        title: '겨울에는 조금 늦게 일어나도 됩니다',
        summary: '해가 늦게 뜨는 달의 몸',
        day: -9,
        picture: 'postWinter',
        body: paragraphs(
          '옛 책에는 겨울에는 일찍 자고 늦게 일어나라고 적혀 있습니다. 해가 뜬 뒤에 움직이라는 뜻입니다. 여름과 같은 시각에 일어나며 몸이 무겁다고 하시는 분이 많습니다.',
          '삼십 분만 늦추어 보세요. 저녁의 삼십 분을 앞당기는 편이 더 쉽습니다.',
        ),
      },
      {
        title: '약을 달이는 날의 냄새',
        summary: '골목에서 먼저 아시는 분들께',
        day: -38,
        picture: 'postHerbs',
        body: paragraphs(
          '약을 달이는 날에는 골목 어귀부터 냄새가 납니다. 이웃에게 미안하여 여쭈었더니, 그날은 빨래를 안쪽에 넌다고 하셨습니다.',
          '물이 끓고 나면 불을 줄이고 두 시간을 기다립니다. 그동안은 진료를 받지 않습니다.',
        ),
      },
      {
        title: '대나무 아래에서 쉬어 가세요',
        summary: '마당에 의자를 두었습니다',
        day: -70,
        picture: 'postBamboo',
        body: paragraphs(
          '침을 맞고 바로 걸으면 어지러운 분이 계십니다. 마당 대나무 아래 의자 두 개를 두었습니다. 차 한 잔 드시고 천천히 나서세요.',
        ),
      },
    ],
  },
]

const call = note(
  '어지럼이 오래가거나 두드러기, 숨참이 있으면 멈추고 알려 주세요. 급하면 119에 연락하셔야 합니다.',
)

export const afterNotices: AfterNotice[] = [
  {
    title: '침과 뜸을 받으신 뒤',
    treatments: ['pain', 'sleep', 'recovery'],
    body: [
      dots(
        '두 시간 동안 씻지 않고, 그날은 술과 무리한 운동을 쉽니다.',
        '멍은 한 주쯤 남을 수 있습니다. 이틀 뒤부터 따뜻한 수건을 대세요.',
        '뜸 자리에 물집이 생기면 터뜨리지 말고 보여 주세요.',
      ),
      call,
    ],
  },
  {
    title: '추나를 받으신 뒤',
    treatments: ['pain'],
    body: [
      dots(
        '하루 이틀 뻐근할 수 있습니다. 그동안 무거운 것을 들지 마세요.',
        '적어 드린 동작은 아프지 않은 만큼만, 하루에 두 번 합니다.',
      ),
      paragraph('저리거나 힘이 빠지면 바로 알려 주세요.'),
    ],
  },
  {
    title: '한약을 드시는 동안',
    treatments: ['sleep', 'digestion', 'women', 'recovery'],
    body: [
      dots(
        '밥과 한 시간쯤 사이를 두고 따뜻하게 드세요.',
        '드시던 약이 바뀌면 먼저 알려 주세요.',
        '속이 불편하거나 두드러기가 나면 멈춥니다.',
      ),
      call,
    ],
  },
]

export const beforeAfters: BeforeAfter[] = [
  {
    title: '앞으로 굽은 어깨',
    treatments: ['pain'],
    note: '40대, 책상에 오래 앉는 분, 석 달',
    day: -20,
    body: '한 주에 한 번 침과 추나를 받고, 집에서 한 가지 동작을 하셨습니다. 둘째 달에 한 번 더 굽었다가 돌아왔습니다.',
  },
  {
    title: '새벽 세 시의 잠',
    treatments: ['sleep'],
    note: '50대, 여섯 주의 잠 기록',
    day: -54,
    body: '깨는 횟수를 함께 적었습니다. 드시던 수면제는 다니시던 병원과 의논하여 줄였습니다.',
  },
  {
    title: '겨울마다 트던 손등',
    treatments: ['recovery'],
    note: '30대, 물일이 많은 분, 넉 달',
    day: -96,
    body: '한약과 뜸을 쓰고 장갑을 바꾸셨습니다. 이듬해 겨울에는 가볍게 지나갔습니다.',
  },
]

export const reviews: Review[] = [
  {
    author: '정*순',
    day: -15,
    rating: 5,
    treatment: 'pain',
    title: '아픈 데보다 앉는 법을 먼저 물으셨어요',
    content:
      '허리가 아파 갔는데 의자 이야기를 한참 했습니다. 집에 와서 의자부터 바꾸었습니다. 아직 다 나은 것은 아닙니다.',
  },
  {
    author: '오*민',
    day: -47,
    rating: 4,
    treatment: 'sleep',
    title: '잠 기록을 적는 것만으로도',
    content:
      '두 주 동안 적어 보니 늦게 마신 차가 보였습니다. 침은 따끔했고 멍이 하나 들었습니다. 예약이 일찍 차는 점이 아쉽습니다.',
  },
  {
    author: '한*옥',
    day: -88,
    rating: 5,
    treatment: 'digestion',
    title: '먼저 내시경을 받고 오라고 하셨습니다',
    content:
      '검사부터 받으라고 소견서를 써 주셨습니다. 결과를 들고 다시 갔더니 그제야 약 이야기를 하셨습니다.',
  },
]
