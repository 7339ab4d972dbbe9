import type { Theme } from '#backend/seeds/clinic/clinic.ts'
import { dots, heading, note, paragraph, paragraphs } from '#backend/seeds/clinic/rich-text.ts'

const priceNote = note(
  '모든 가격은 부가세를 포함합니다. 붉어짐, 부기, 멍, 색소 변화 등의 부작용이 생길 수 있으며 결과는 사람에 따라 다릅니다.',
)

export const exhibitions: Theme[] = [
  {
    key: 'dry-season',
    title: '건조한 계절의 피부',
    summary: '난방을 켜기 시작하면 먼저 찾으시는 진료를 모았습니다.',
    picture: 'exhibitionDry',
    days: [-20, 70],
    treatments: ['booster', 'pn', 'soothing', 'barrier', 'atopy', 'vascular'],
    body: [
      paragraph(
        '실내가 마르면 피부의 물이 먼저 빠져나갑니다. 무엇을 더 바르기 전에 씻는 시간과 물의 온도부터 줄여 보세요.',
      ),
      heading('집에서 먼저 할 일'),
      dots('샤워는 십 분 안에', '물기가 남은 삼 분 안에 보습제', '가습기는 머리맡에서 한 걸음 떨어뜨려'),
      priceNote,
    ],
  },
  {
    key: 'first-visit',
    title: '피부과가 처음이신 분께',
    summary: '부담이 적은 것부터, 돌아가서 생각할 시간을 두고.',
    picture: 'exhibitionFirst',
    treatments: ['acne-basic', 'toning', 'soothing', 'peel', 'spots'],
    body: [
      ...paragraphs(
        '첫날은 사진을 찍고 이야기를 나누는 것만으로 충분합니다. 그날 정하지 않으셔도 됩니다.',
        '여기 모은 진료는 회복 기간이 짧아 처음 받으시는 분이 많습니다. 그래도 맞지 않는 때가 있으니 의사가 먼저 살펴봅니다.',
      ),
      priceNote,
    ],
  },
  {
    key: 'before-ceremony',
    title: '중요한 날을 앞두고',
    summary: '석 달 전, 한 달 전, 한 주 전에 할 수 있는 일이 다릅니다.',
    picture: 'exhibitionDay',
    days: [-45, 120],
    treatments: ['ultrasound', 'melasma', 'acne-scar', 'botulinum', 'booster', 'soothing'],
    body: [
      heading('석 달 전'),
      paragraph(
        '회복이 길거나 천천히 나타나는 진료는 이때 시작합니다. 리프팅과 흉터, 기미 진료가 그렇습니다.',
      ),
      heading('한 달 전'),
      paragraph('톡신은 적어도 네 주를 두어야 모자란 곳을 더하고 표정이 익숙해집니다.'),
      heading('한 주 전'),
      paragraph('새로운 것은 하지 않습니다. 순한 진정 관리만 권합니다.'),
      priceNote,
    ],
  },
  {
    key: 'summer-plan',
    title: '여름을 미리 준비하는 제모',
    summary: '다섯 번, 다섯 주 간격. 거꾸로 세면 지금입니다.',
    picture: 'exhibitionSummer',
    days: [-15, 150],
    treatments: ['underarm', 'legs', 'face-hair', 'stretch-marks'],
    body: [
      paragraph(
        '그을린 피부에는 화상의 위험이 커 여름에는 쉬는 것이 좋습니다. 햇빛이 약한 때에 시작하면 여름 전에 다섯 번을 마칠 수 있습니다.',
      ),
      dots('뽑거나 왁싱한 지 네 주가 지나야 합니다.', '하루 전에 면도하고 와 주세요.'),
      priceNote,
    ],
  },
]

export const brandings: Theme[] = [
  {
    key: 'slow-tone',
    title: '라온 느린 토닝',
    summary: '약하게, 사이를 두고, 사진을 보며. 라온이 기미와 잡티를 다루는 방법입니다.',
    picture: 'brandingTone',
    treatments: ['toning', 'melasma', 'freckles'],
    body: [
      paragraph(
        '세게 한 번이면 빨리 달라 보이지만 되돌아오기도 빠릅니다. 저희는 세기를 낮추고 사이를 두며, 다섯 번마다 사진을 나란히 놓고 이어 갈지 정합니다.',
      ),
      heading('세 가지 약속'),
      dots(
        '첫날에는 사진을 먼저 찍습니다.',
        '다섯 번마다 멈추고 비교합니다.',
        '달라지지 않으면 방법을 바꾸거나 그만두자고 말씀드립니다.',
      ),
      { type: 'quote', text: '색은 깊이를 알아야 다룰 수 있습니다.', source: '이도경 원장' },
      priceNote,
    ],
  },
  {
    key: 'scar-note',
    title: '라온 흉터 수첩',
    summary: '자로 재고 날짜를 적는 작은 수첩에서 시작합니다.',
    picture: 'brandingScar',
    treatments: ['acne-scar', 'surgical-scar', 'keloid', 'burn'],
    body: [
      paragraph(
        '흉터 진료를 시작하시면 수첩을 한 권 드립니다. 길이와 두께, 붉은 정도를 적고 받은 진료와 바른 것을 함께 남깁니다.',
      ),
      paragraph(
        '몇 달을 두고 보는 진료라 기억만으로는 달라진 것을 알기 어렵습니다. 수첩은 다른 병원에 가실 때에도 쓸 수 있습니다.',
      ),
      priceNote,
    ],
  },
]
