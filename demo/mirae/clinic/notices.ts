import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Notice } from '#backend/seeds/clinic/clinic.ts'
import { dots, paragraphs } from '#backend/seeds/clinic/rich-text.ts'

const link = (title: string, url: string) => ({ type: 'link' as const, link: { title, url } })

/** The days told are those of the doctors' schedules. */
export const notices = ({ korean, month, from }: Calendar): Notice[] => [
  {
    title: `${month(from(12, 2))} 수술 일정과 의료진 휴진`,
    category: '휴진',
    day: -3,
    isPinned: true,
    body: [
      ...paragraphs('수술 날짜를 정하신 분은 바뀌지 않습니다. 상담 예약은 따로 연락드립니다.'),
      dots(
        `서지호 대표원장: ${korean(from(12, 2))} 학회 강연`,
        `윤채린 원장: ${korean(from(8, 1))} 연차`,
        `도유림 원장: ${korean(from(19, 4))} 학회 참석`,
        '일요일과 공휴일은 쉽니다.',
      ),
    ],
  },
  {
    title: '수요일 오전 진료를 수술 전 검사로 바꿉니다',
    category: '진료',
    day: -11,
    body: paragraphs(
      '수요일 오전에는 수술 전 검사만 하고, 상담은 오후 두 시부터 밤 아홉 시까지 합니다. 검사 전날 밤 열두 시부터 금식해 주세요.',
    ),
  },
  {
    title: '비급여 진료비를 새로 알려 드립니다',
    category: '비용',
    day: -19,
    body: [
      ...paragraphs('「의료법」 제45조에 따라 수술비와 검사비, 제증명 수수료를 새로 알립니다.'),
      link('비급여 진료비 보기', '/info/price'),
    ],
  },
  {
    title: '회복실을 여섯 칸에서 아홉 칸으로 늘렸습니다',
    category: '안내',
    day: -32,
    body: [
      ...paragraphs('칸마다 산소와 맥박을 보는 기기를 두고, 보호자가 앉을 자리를 마련했습니다.'),
      link('둘러보기', '/introduce/space'),
    ],
  },
  {
    title: '마취 전 전화 문진을 모든 수술로 넓혔습니다',
    category: '안내',
    day: -53,
    body: [
      ...paragraphs('국소 마취 수술도 하루 전에 마취과 전문의가 전화로 드시는 약과 알레르기를 여쭙니다.'),
      link('마취와 안전', '/introduce/safety'),
    ],
  },
  {
    title: '이비인후과 배수연 원장이 함께합니다',
    category: '의료진',
    day: -15,
    body: paragraphs(
      '코 성형을 상담하시는 분 가운데 코막힘이 있으면 배수연 원장이 내시경으로 먼저 살핍니다. 질환 치료는 건강보험이 적용됩니다.',
    ),
  },
  {
    title: '수술실 공기 정화 필터를 교체했습니다',
    category: '안내',
    day: -24,
    body: paragraphs(
      '정해진 주기에 따라 수술실 네 곳의 필터를 교체하고 공기 중 입자의 수를 측정했습니다. 기록은 요청하시면 보여 드립니다.',
    ),
  },
  {
    title: '예약금 환불 기준을 알기 쉽게 고쳤습니다',
    category: '비용',
    day: -37,
    body: paragraphs(
      '수술 7일 전까지 취소하시면 예약금을 모두 돌려드립니다. 그 뒤의 기준은 「소비자분쟁해결기준」에 따르며 동의서 첫 장에 표로 적었습니다.',
    ),
  },
  {
    title: '먼 곳에서 오시는 분의 화상 상담을 늘립니다',
    category: '진료',
    day: -44,
    body: paragraphs(
      '화요일과 목요일 저녁에 화상 상담을 합니다. 화상으로는 눈을 뜨는 힘과 피부의 두께를 잴 수 없어, 수술 전에 한 번은 직접 뵈어야 합니다.',
    ),
  },
  {
    title: '보호자 없이 오신 날에는 수면 마취를 하지 않습니다',
    category: '안내',
    day: -61,
    body: paragraphs(
      '수면 마취를 하신 날에는 운전하실 수 없고 혼자 돌아가시기 어렵습니다. 함께 오실 분이 없으면 날을 다시 잡아 드립니다.',
    ),
  },
  {
    title: '당직 전화번호가 바뀌었습니다',
    category: '안내',
    day: -69,
    body: paragraphs(
      '수술하신 분께 드리는 당직 번호가 바뀌어 문자로 보내 드렸습니다. 받지 못하셨다면 대표 번호로 알려 주세요.',
    ),
  },
  {
    title: '수술 기록 사본을 전자 문서로 받으실 수 있습니다',
    category: '안내',
    day: -83,
    body: paragraphs(
      '본인 확인을 거쳐 암호를 건 파일로 드립니다. 다른 병원에서 재수술을 의논하실 때 도움이 됩니다.',
    ),
  },
  {
    title: '지하 주차장 공사 안내',
    category: '안내',
    day: -90,
    body: paragraphs(
      '지하 2층 바닥 공사로 두 주 동안 지하 3층을 이용해 주세요. 수술하신 분은 현관 앞에서 타실 수 있게 차를 올려 드립니다.',
    ),
  },
  {
    title: '간호사를 모십니다',
    category: '채용',
    day: -97,
    body: [
      ...paragraphs('회복실에서 함께할 간호사 한 분을 모십니다.'),
      dots('주 5일, 당직은 한 달에 네 번', '수술실 경험이 없어도 교육합니다'),
    ],
  },
  {
    title: '여름 휴가철의 수술에 대하여',
    category: '진료',
    day: -125,
    body: paragraphs(
      '땀이 많고 햇볕이 강한 때에는 상처 관리가 번거롭습니다. 급하지 않은 수술은 가을로 미루시는 것도 좋습니다.',
    ),
  },
  {
    title: '누리집을 새로 열었습니다',
    category: '안내',
    day: -180,
    body: paragraphs(
      '수술마다 방법과 부작용, 비용을 한 장에 적었습니다. 어려운 말이 있으면 알려 주세요. 고쳐 쓰겠습니다.',
    ),
  },
]
