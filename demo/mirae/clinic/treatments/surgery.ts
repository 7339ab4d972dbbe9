import type { Treatment, TreatmentCategory, TreatmentOption } from '#backend/seeds/clinic/clinic.ts'
import type { Procedure } from '#demo/mirae/procedures.ts'
import { groups } from '#demo/mirae/procedures.ts'

/** More ways to have an operation than the one at its own price. */
const otherOptions: Record<string, TreatmentOption[]> = {
  suture: [{ name: '다시 묶기 (풀린 매몰)', price: 660_000, minutes: 40 }],
  incision: [{ name: '한쪽만', price: 1_320_000, minutes: 50 }],
  blepharoplasty: [
    { name: '위와 아래 함께', price: 3_300_000, minutes: 150 },
    { name: '아래만', price: 1_760_000, minutes: 90 },
  ],
  rhinoplasty: [{ name: '코끝만', price: 1_870_000, minutes: 70 }],
  revision: [{ name: '보형물 제거만', price: 1_320_000, minutes: 60 }],
  chin: [{ name: '턱끝 뼈 이동', price: 3_300_000, minutes: 90 }],
  liposuction: [{ name: '볼과 턱밑 함께', price: 2_420_000, minutes: 80 }],
  facelift: [{ name: '목까지 함께', price: 9_900_000, minutes: 260 }],
  thread: [{ name: '실 16줄', price: 1_210_000, minutes: 60 }],
}

const firstOption: Record<string, string> = {
  suture: '양쪽',
  incision: '양쪽',
  blepharoplasty: '위만',
  rhinoplasty: '콧대와 코끝',
  thread: '실 10줄',
  liposuction: '턱밑',
  chin: '보형물',
}

/** An operation of the pages as a treatment that can be booked. */
function treatmentOf(procedure: Procedure): Treatment {
  const { key, title, summary, picture, tags, duration, method, suits, anaesthesia, recovery } = procedure
  return {
    key,
    name: title,
    summary,
    picture,
    tags,
    minutes: Number(/\d+/.exec(duration)?.[0] ?? 60),
    duration,
    about: method,
    suits,
    anaesthesia,
    recovery,
    interval: procedure.stitches,
    intervalTitle: '실밥',
    risks: `${procedure.risks} 그 밖에 출혈, 감염, 부기, 멍, 흉터, 비대칭이 생길 수 있습니다.`,
    options: [{ name: firstOption[key] ?? '기본', price: procedure.price }, ...(otherOptions[key] ?? [])],
    ...(procedure.badge && { badge: procedure.badge }),
    isRecommended: key === 'suture' || key === 'rhinoplasty' || key === 'facelift',
  }
}

const surgical = { anaesthesia: '수면·국소 마취', intervalTitle: '실밥' }

/** Operations without pages of their own, by the group they belong to. */
const others: Record<string, Treatment[]> = {
  eye: [
    {
      ...surgical,
      key: 'eye-revision',
      name: '눈 재수술',
      summary: '지난 수술의 기록을 먼저 읽고, 조직이 부드러워질 때를 기다립니다.',
      picture: 'eye-revision',
      tags: ['재수술', '흉터'],
      minutes: 120,
      about: [
        '풀린 선과 과한 선, 감기지 않는 눈은 푸는 방법이 서로 다릅니다. 유착을 풀고 남은 피부의 양을 재어 낼 수 있는 선의 범위를 말씀드립니다.',
        '지난 수술에서 여섯 달이 지나지 않았다면 기다리자고 말씀드립니다.',
      ],
      suits: ['선이 풀리거나 너무 높은 분', '눈이 덜 감겨 건조한 분'],
      recovery: '14–21일',
      interval: '5–7일',
      risks: '피부가 모자라면 바라는 선에 이르지 못할 수 있고, 눈이 덜 감기거나 흉터가 남을 수 있습니다.',
      options: [
        { name: '양쪽', price: 3_080_000 },
        { name: '한쪽', price: 1_980_000, minutes: 80 },
      ],
      badge: '상담 후 결정',
    },
    {
      ...surgical,
      key: 'undereye',
      name: '눈 밑 지방 재배치',
      summary: '불룩한 지방을 버리지 않고 꺼진 자리로 옮깁니다.',
      picture: 'undereye',
      tags: ['눈 밑', '다크서클'],
      minutes: 60,
      about: [
        '눈꺼풀 안쪽으로 들어가 지방을 눈물 고랑으로 옮겨 고정합니다. 피부가 늘어진 분은 바깥 절개를 함께 의논합니다.',
        '그늘이 색소 때문이라면 수술로 옅어지지 않으므로 조명을 바꾸어 가며 원인을 나눕니다.',
      ],
      suits: ['눈 밑이 불룩하고 아래가 꺼진 분', '피부 탄력이 남아 있는 분'],
      recovery: '5–7일',
      interval: '없음',
      risks: '눈물이 나거나 이물감이 있을 수 있고, 드물게 눈 뒤 출혈로 응급 처치가 필요합니다.',
      options: [{ name: '양쪽', price: 1_540_000, sale: { price: 1_430_000, days: [-10, 30] } }],
    },
  ],
  nose: [
    {
      ...surgical,
      key: 'septum',
      name: '비중격·비염 수술',
      summary: '이비인후과 전문의가 휜 칸막이와 부은 살을 다룹니다.',
      picture: 'septum',
      tags: ['코막힘', '비중격'],
      minutes: 60,
      about: [
        '내시경과 CT로 막힌 곳을 찾아 휜 연골을 펴고 부은 점막을 줄입니다. 질환 치료는 건강보험이 적용됩니다.',
        '코 성형과 함께 하면 회복을 한 번으로 줄일 수 있습니다.',
      ],
      suits: ['한쪽 코가 늘 막히는 분', '입으로 숨 쉬며 자는 분'],
      recovery: '5–7일',
      interval: '없음',
      risks: '출혈과 딱지, 드물게 비중격에 구멍이 생기거나 냄새를 맡는 힘이 달라질 수 있습니다.',
      options: [
        { name: '점막 축소 (비급여)', price: 880_000, minutes: 40 },
        { name: '코 성형과 함께 (비급여 부분)', price: 1_650_000 },
      ],
    },
    {
      ...surgical,
      key: 'alar',
      name: '콧볼 축소',
      summary: '웃을 때의 너비까지 보고, 줄일 양을 작게 잡습니다.',
      picture: 'alar',
      tags: ['콧볼'],
      minutes: 40,
      about: [
        '콧볼과 볼이 만나는 골에 절개선을 숨기고 안쪽 바닥을 줄입니다. 많이 줄이면 콧구멍이 세모로 보이기 쉬워 조금 남깁니다.',
      ],
      suits: ['웃을 때 콧볼이 넓어지는 분', '콧대보다 콧볼이 고민인 분'],
      recovery: '5–7일',
      interval: '7일',
      risks: '흉터가 보이거나 좌우가 다를 수 있고, 지나치면 숨이 불편할 수 있습니다.',
      options: [{ name: '양쪽', price: 990_000 }],
    },
  ],
  contour: [
    {
      ...surgical,
      key: 'cheekbone',
      name: '광대 윤곽',
      summary: '앞보다 옆의 너비를 먼저 보고, 뼈를 깎기보다 옮깁니다.',
      picture: 'cheekbone',
      tags: ['광대'],
      minutes: 120,
      about: [
        '입 안과 구레나룻의 작은 절개로 광대뼈의 앞뒤를 끊어 안으로 옮겨 고정합니다. 고정이 약하면 볼이 처지므로 두 곳 모두 금속으로 붙잡습니다.',
        '하룻밤 머무시며, 석 달 동안 딱딱한 음식을 피합니다.',
      ],
      suits: ['성장이 끝난 만 20세 이상', '옆 광대의 너비가 원인으로 확인된 분'],
      anaesthesia: '전신 마취',
      recovery: '21일',
      interval: '녹는 실과 7일',
      risks: '볼 처짐, 뼈가 붙지 않음, 감각 저하, 비대칭이 생길 수 있으며 재수술이 필요할 수 있습니다.',
      options: [{ name: '양쪽', price: 4_950_000 }],
      badge: '상담 후 결정',
    },
    {
      ...surgical,
      key: 'buccal',
      name: '볼 지방 줄이기',
      summary: '스무 살의 볼과 마흔 살의 볼을 함께 그려 보고 정합니다.',
      picture: 'buccal',
      tags: ['볼살'],
      minutes: 40,
      about: [
        '입 안의 작은 절개로 깊은 볼 지방의 일부만 덜어 냅니다. 나이가 들면 볼은 저절로 꺼지므로 절반 넘게 덜지 않습니다.',
      ],
      suits: ['아래 볼이 둥글고 무거운 만 25세 이상', '몸무게가 오래 그대로인 분'],
      recovery: '5–7일',
      interval: '녹는 실',
      risks: '볼 꺼짐, 침샘관이나 신경의 손상, 감염이 생길 수 있습니다.',
      options: [{ name: '양쪽', price: 1_210_000 }],
    },
  ],
  lifting: [
    {
      ...surgical,
      key: 'neck-lift',
      name: '목 거상',
      summary: '턱밑의 세로 띠를 모으고 남는 피부를 귀 뒤로 보냅니다.',
      picture: 'neck-lift',
      tags: ['목주름', '턱밑'],
      minutes: 150,
      about: [
        '벌어진 목 근육을 가운데로 모으고, 귀 뒤의 절개로 남는 피부를 덜어 냅니다. 턱밑 지방이 많으면 함께 덜어 냅니다.',
        '가로 주름은 수술로 펴지지 않아 주사와 레이저를 따로 의논합니다.',
      ],
      suits: ['턱밑이 늘어져 목과 이어져 보이는 분', '체중이 크게 줄어든 분'],
      recovery: '14일',
      interval: '7–10일',
      risks: '혈종과 감염, 귀 둘레의 감각 저하, 흉터가 생길 수 있습니다.',
      options: [{ name: '목', price: 5_500_000 }],
    },
    {
      ...surgical,
      key: 'mini-lift',
      name: '작은 절개 거상',
      summary: '귀 앞의 짧은 선으로, 처짐이 앞 볼에 머무를 때.',
      picture: 'mini-lift',
      tags: ['볼 처짐', '40대'],
      minutes: 120,
      about: [
        '귀 앞의 짧은 절개로 근막을 접어 올립니다. 회복이 빠른 대신 목의 늘어짐까지 다루지는 못합니다.',
        '작은 절개로 모자랄 얼굴이라면 처음부터 그렇게 말씀드립니다.',
      ],
      suits: ['앞 볼의 처짐이 시작된 분', '두 주 안에 일터로 돌아가셔야 하는 분'],
      recovery: '10–14일',
      interval: '7일',
      risks: '혈종, 흉터, 안면신경의 일시적 약화가 생길 수 있고 이어지는 기간이 짧을 수 있습니다.',
      options: [{ name: '볼', price: 4_400_000, sale: { price: 4_070_000, days: [-14, 45] } }],
    },
  ],
}

const english: Record<string, string> = { eye: 'Eyes', nose: 'Nose', contour: 'Contour', lifting: 'Lifting' }

/** The four parts of the face, with three operations that have pages and two that have none. */
export const surgery: TreatmentCategory[] = groups.map((group) => ({
  key: group.key,
  name: group.title,
  description: group.lead,
  picture: group.picture,
  ...(english[group.key] && { english: english[group.key] }),
  treatments: [...group.procedures.map(treatmentOf), ...(others[group.key] ?? [])],
}))
