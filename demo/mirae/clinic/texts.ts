import type { AfterNotice, Board, CustomerPost, FaqGroup } from '#backend/seeds/clinic/clinic.ts'
import { dots, note, paragraph, paragraphs } from '#backend/seeds/clinic/rich-text.ts'
import { afterFaqs, beforeFaqs, costFaqs } from '../faqs.ts'

export const faqGroups: FaqGroup[] = [
  {
    key: 'before',
    name: '결정하기 전에',
    faqs: [
      ...beforeFaqs,
      {
        question: '상담 비용이 있나요?',
        answer: '없습니다. 한 시간을 비워 두고 뵙습니다. CT를 찍으시면 검사비가 따로 듭니다.',
      },
      {
        question: '다른 병원에서 한 수술도 봐 주시나요?',
        answer:
          '네. 수술 기록 사본을 가져오시면 도움이 됩니다. 기록이 없어도 진찰과 CT로 짐작할 수 있는 것을 말씀드립니다.',
      },
      {
        question: '생리 중에도 수술할 수 있나요?',
        answer: '수술은 할 수 있지만 멍과 부기가 더할 수 있어 큰 수술은 며칠 미루시기를 권합니다.',
      },
      {
        question: '담배를 피우는데 괜찮을까요?',
        answer:
          '담배는 피부로 가는 피를 줄입니다. 거상과 코 재수술은 네 주 전부터 네 주 뒤까지 끊으셔야 하며, 지키기 어려우면 수술을 미룹니다.',
      },
    ],
  },
  {
    key: 'after',
    name: '수술한 뒤에',
    faqs: [
      ...afterFaqs,
      {
        question: '운동은 언제부터 하나요?',
        answer:
          '걷기는 다음 날부터, 땀나는 운동은 눈 두 주, 코와 거상 네 주, 윤곽 여섯 주 뒤부터 권해 드립니다.',
      },
      {
        question: '비행기를 타도 되나요?',
        answer:
          '눈은 사흘, 코와 거상은 한 주 뒤부터 타실 수 있습니다. 실밥을 뽑는 날과 겹치지 않게 해 주세요.',
      },
      {
        question: '안경은 언제부터 쓸 수 있나요?',
        answer:
          '코뼈를 다룬 수술은 여섯 주 동안 콧등에 안경을 걸지 않습니다. 이마에 거는 받침을 빌려 드립니다.',
      },
    ],
  },
  {
    key: 'safety',
    name: '마취와 안전',
    faqs: [
      {
        question: '수면 마취가 무섭습니다.',
        answer:
          '마취통증의학과 전문의가 처음부터 깨어나실 때까지 자리를 지킵니다. 두려움이 크시면 국소 마취만으로 할 수 있는지 함께 찾아보겠습니다.',
      },
      {
        question: '수술실에 CCTV가 있나요?',
        answer:
          '네. 전신 마취처럼 의식이 없는 수술은 요청하시면 「의료법」에 따라 촬영합니다. 수술 전에 신청서를 적어 주세요.',
      },
      {
        question: '응급 상황에는 어떻게 하나요?',
        answer:
          '응급 약과 제세동기를 수술실마다 두고 석 달마다 훈련합니다. 필요하면 가까운 대학병원으로 옮기며 집도의와 마취과 전문의가 함께 갑니다.',
      },
    ],
  },
  {
    key: 'cost',
    name: '비용과 예약',
    faqs: [
      ...costFaqs,
      {
        question: '재수술 비용은 더 비싼가요?',
        answer:
          '조직이 굳어 있어 시간이 더 걸리므로 대개 더 듭니다. 진찰한 뒤에 정확한 금액을 적어 드립니다.',
      },
      {
        question: '카드 할부가 되나요?',
        answer:
          '네. 카드사의 무이자 기간은 달마다 달라 접수대에서 알려 드립니다. 대출을 권하거나 이어 드리지 않습니다.',
      },
      {
        question: '이벤트 가격으로 예약하고 나중에 수술해도 되나요?',
        answer:
          '기간 안에 상담하고 수술 날짜를 정하시면 됩니다. 수술은 기간이 지난 뒤에 하셔도 같은 가격입니다.',
      },
    ],
  },
]

const call = note('안내한 날보다 오래 붓거나 열이 나고, 한쪽만 갑자기 부풀면 당직 번호로 바로 전화해 주세요.')

export const afterNotices: AfterNotice[] = [
  {
    title: '눈 수술을 하신 분께',
    treatments: ['suture', 'incision', 'blepharoplasty', 'undereye', 'eye-revision'],
    body: [
      dots(
        '이틀 동안 한 시간에 십 분씩 찬 찜질을 합니다.',
        '베개를 두 개 받치고 반듯이 주무세요.',
        '렌즈는 두 주 뒤부터 끼실 수 있습니다.',
      ),
      paragraph('눈이 심하게 아프거나 앞이 흐려지면 밤이라도 연락해 주세요.'),
      call,
    ],
  },
  {
    title: '코 수술을 하신 분께',
    treatments: ['rhinoplasty', 'hump', 'revision', 'septum', 'alar'],
    body: [
      dots(
        '한 주 동안 부목을 떼거나 적시지 마세요.',
        '코를 풀지 말고, 재채기는 입을 벌리고 합니다.',
        '여섯 주 동안 안경을 콧등에 걸지 않습니다.',
      ),
      call,
    ],
  },
  {
    title: '윤곽 수술을 하신 분께',
    treatments: ['chin', 'jaw', 'cheekbone', 'buccal'],
    body: [
      dots(
        '식사 뒤마다 드린 가글로 입 안을 헹굽니다.',
        '두 주는 죽, 여섯 주는 부드러운 음식을 드세요.',
        '압박 밴드는 하루 스무 시간, 두 주 동안 합니다.',
      ),
      call,
    ],
  },
  {
    title: '거상 수술을 하신 분께',
    treatments: ['facelift', 'brow', 'neck-lift', 'mini-lift'],
    body: [
      dots(
        '이틀째에 배액관을 빼고 머리를 감겨 드립니다.',
        '두 주 동안 고개를 숙이거나 무거운 것을 들지 마세요.',
        '염색은 여섯 주 뒤부터 하실 수 있습니다.',
      ),
      paragraph('한쪽 볼이 갑자기 단단하게 부풀면 혈종일 수 있습니다. 바로 전화해 주세요.'),
      call,
    ],
  },
  {
    title: '지방흡입과 이식을 하신 분께',
    treatments: ['liposuction', 'fat-graft', 'undereye-fat'],
    body: [
      dots(
        '압박 밴드를 안내한 날까지 하세요.',
        '이식한 자리는 두 주 동안 누르거나 찜질하지 않습니다.',
        '뭉친 자리는 석 달에 걸쳐 풀립니다.',
      ),
      call,
    ],
  },
  {
    title: '주사를 맞으신 분께',
    treatments: ['brow-toxin', 'masseter-toxin', 'lip-filler', 'chin-filler', 'submental-shot'],
    body: [
      dots('네 시간 동안 눕거나 문지르지 마세요.', '당일에는 술과 사우나를 쉽니다.'),
      note(
        '필러를 맞은 뒤 피부가 창백해지거나 심하게 아프고 앞이 흐려지면 바로 응급실로 가시고 저희에게도 알려 주세요.',
      ),
    ],
  },
]

export const boards: Board[] = [
  {
    key: 'letters',
    name: '수술실에서 온 편지',
    description: '집도의와 간호사가 번갈아 적습니다.',
    layout: 'LIST',
    posts: [
      {
        title: '왜 사흘을 기다리라고 할까요',
        summary: '서지호 대표원장',
        day: -14,
        body: paragraphs(
          '상담한 날의 마음은 대개 들떠 있습니다. 사흘이 지나도 같은 자리가 고민이라면 그때 날을 잡아도 늦지 않습니다.',
          '실제로 다섯 분 가운데 한 분은 사흘 뒤에 다른 선택을 하십니다. 저희는 그것을 좋은 일로 여깁니다.',
        ),
      },
      {
        title: '매듭의 수에 대하여',
        summary: '윤채린 원장',
        day: -46,
        body: paragraphs(
          '매몰 쌍꺼풀의 매듭은 많을수록 튼튼한 것이 아닙니다. 매듭이 많으면 풀 때 조직이 더 다칩니다. 되돌릴 길을 남겨 두는 것도 설계입니다.',
        ),
      },
      {
        title: '깨어나실 때 듣는 첫마디',
        summary: '문세아 마취과장',
        day: -88,
        body: paragraphs(
          '“다 끝났습니다. 숨 크게 쉬어 보세요.” 하루에 몇 번을 말해도 같은 속도로 말하려고 합니다. 이름을 먼저 부릅니다.',
        ),
      },
    ],
  },
  {
    key: 'space',
    name: '해운대 8층',
    description: '병원의 하루를 사진으로 적습니다.',
    layout: 'GALLERY',
    posts: [
      {
        title: '라운지에서 보는 바다',
        summary: '기다리는 시간을 위하여',
        day: -20,
        picture: 'postSea',
        body: paragraphs('보호자께서 가장 오래 머무시는 자리라 의자를 창 쪽으로 돌려 두었습니다.'),
      },
      {
        title: '복도의 등을 낮추었습니다',
        summary: '눈이 부시지 않도록',
        day: -58,
        picture: 'postCorridor',
        body: paragraphs(
          '눈 수술을 하신 분이 걸어 나오실 때 눈이 부시지 않도록 복도의 등을 아래로 내렸습니다.',
        ),
      },
    ],
  },
]

export const customerPosts: CustomerPost[] = [
  {
    title: '부산역에서 얼마나 걸리나요',
    author: '대구에서',
    day: -5,
    body: '기차로 가려고 합니다. 상담은 몇 시쯤 잡는 게 좋을까요?',
    answer: {
      day: -4,
      body: '지하철로 오십 분쯤 걸립니다. 오전 열한 시 기차로 오시면 오후 두 시 상담이 넉넉합니다.',
    },
  },
  {
    title: '옛 사진은 어떤 걸 가져가나요',
    author: '50대',
    day: -12,
    body: '휴대전화에 있는 사진도 되나요.',
    answer: { day: -12, body: '네. 정면을 보고 웃지 않은 사진, 웃는 사진이 한 장씩 있으면 좋습니다.' },
  },
  {
    title: '실밥 뽑는 날 문의 (비공개)',
    author: '김**',
    day: -7,
    body: '출장이 겹쳐 하루 당기고 싶습니다.',
    password: 'demo-2046',
    answer: { day: -7, body: '엿새째에도 뽑을 수 있습니다. 오전 열 시에 자리를 비워 두었습니다.' },
  },
  {
    title: '코 수술 상담 전에 검사를 따로 받아야 하나요',
    author: '비염인',
    day: -1,
    body: '다른 이비인후과에서 찍은 CT가 있습니다.',
  },
]
