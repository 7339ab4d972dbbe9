import type { AfterNotice } from '#backend/seeds/clinic/clinic.ts'
import { dots, heading, note, paragraph } from '#backend/seeds/clinic/rich-text.ts'

const contact = note(
  '안내한 날보다 오래 아프거나 붓고 진물이 나면 사진과 함께 02-555-0142로 알려 주세요. 회복은 사람에 따라 다릅니다.',
)

export const afterNotices: AfterNotice[] = [
  {
    title: '레이저 토닝을 받으신 분께',
    treatments: ['toning', 'melasma', 'pores', 'led'],
    body: [
      paragraph('당일 저녁부터 세안하고 화장하실 수 있습니다. 붉은 기는 대개 하루 안에 가라앉습니다.'),
      dots(
        '사흘 동안 각질 제거제와 레티놀을 쉽니다.',
        '자외선 차단제를 두세 시간마다 덧바릅니다.',
        '뜨거운 목욕과 사우나는 이틀 뒤부터 하세요.',
      ),
      contact,
    ],
  },
  {
    title: '점과 잡티를 빼신 분께',
    treatments: ['spots', 'freckles'],
    body: [
      heading('재생 테이프를 붙이는 동안'),
      dots(
        '진물이 테이프 밖으로 새면 새것으로 갈아 주세요.',
        '테이프를 붙인 채 가볍게 세안하실 수 있습니다.',
        '딱지를 손으로 떼지 마세요. 자국이 남기 쉽습니다.',
      ),
      heading('테이프를 뗀 뒤'),
      paragraph('새살은 분홍빛이며 두세 달에 걸쳐 옅어집니다. 그동안 자외선 차단제를 꼭 발라 주세요.'),
      contact,
    ],
  },
  {
    title: '보툴리눔 톡신을 맞으신 분께',
    treatments: ['botulinum', 'jaw-toxin', 'trapezius-toxin'],
    body: [
      dots(
        '네 시간 동안 눕거나 맞은 자리를 문지르지 마세요.',
        '당일에는 운동과 술, 사우나를 쉽니다.',
        '나타나는 데 사흘에서 두 주가 걸립니다.',
      ),
      paragraph('눈꺼풀이 무겁거나 물체가 둘로 보이고 삼키기 어려우면 바로 연락해 주세요.'),
      contact,
    ],
  },
  {
    title: '필러를 맞으신 분께',
    treatments: ['filler', 'collagen'],
    body: [
      dots(
        '이틀 동안 세게 누르거나 엎드려 자지 마세요.',
        '한 주 동안 치과 진료와 얼굴 마사지를 미룹니다.',
        '붓기와 멍은 사흘에서 이레까지 이어질 수 있습니다.',
      ),
      note(
        '피부가 창백해지거나 그물처럼 얼룩지고, 심하게 아프거나 시야가 흐려지면 시간을 다투는 일입니다. 밤이라도 바로 응급실로 가시고 저희에게도 알려 주세요.',
      ),
    ],
  },
  {
    title: '리프팅을 받으신 분께',
    treatments: ['ultrasound', 'radiofrequency', 'neck'],
    body: [
      paragraph('턱선을 누르면 뻐근한 느낌이 한두 주 이어질 수 있습니다. 붉은 기는 하루 안에 가라앉습니다.'),
      dots(
        '사흘 동안 뜨거운 찜질과 사우나를 쉽니다.',
        '보습제를 평소보다 넉넉히 발라 주세요.',
        '변화는 두세 달에 걸쳐 나타나므로 한 달 뒤에 사진을 찍습니다.',
      ),
      contact,
    ],
  },
  {
    title: '실리프팅을 받으신 분께',
    treatments: ['thread'],
    body: [
      dots(
        '두 주 동안 입을 크게 벌리거나 딱딱한 것을 씹지 마세요.',
        '한 주는 반듯이 누워 주무시고 베개를 하나 더 받치세요.',
        '바늘이 든 자리는 사흘 뒤부터 씻으실 수 있습니다.',
      ),
      paragraph(
        '당긴 자리가 패어 보이는 것은 두 주 안에 펴지는 때가 많습니다. 실 끝이 만져지면 누르지 마시고 오세요.',
      ),
      contact,
    ],
  },
  {
    title: '마이크로니들과 흉터 진료를 받으신 분께',
    treatments: ['microneedle', 'acne-scar', 'surgical-scar', 'stretch-marks'],
    body: [
      dots(
        '당일은 물로만 씻고, 드린 재생 크림을 하루 네 번 바릅니다.',
        '화장은 이틀 뒤부터, 운동은 사흘 뒤부터 하세요.',
        '까슬한 딱지는 닷새쯤 지나 저절로 떨어집니다.',
      ),
      contact,
    ],
  },
  {
    title: '제모를 받으신 분께',
    treatments: ['underarm', 'legs', 'face-hair'],
    body: [
      dots(
        '이틀 동안 뜨거운 물과 땀나는 운동, 향이 있는 제품을 피합니다.',
        '올라오는 털은 뽑지 말고 면도하세요. 한두 주에 걸쳐 빠집니다.',
        '두 주 동안 받은 자리를 햇볕에 그을리지 마세요.',
      ),
      contact,
    ],
  },
]
