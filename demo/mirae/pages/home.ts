import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { groups } from '../procedures.ts'

export function home(images: DemoImages): DemoPage {
  return {
    pattern: '/',
    title: '미래성형외과의원',
    seo: {
      title: '미래성형외과의원 · 부산 해운대',
      description:
        '부산 해운대 미래성형외과의원. 눈, 코, 윤곽, 리프팅을 나누어 맡는 성형외과 전문의 세 사람과 상주하는 마취통증의학과 전문의가 함께합니다.',
    },
    blocks: [
      {
        component: 'HeroSection',
        data: {
          layout: 'editorial',
          eyebrow: 'MIRAE PLASTIC SURGERY, BUSAN',
          title: '얼굴에 흐른 시간을 읽고\n남길 것부터 정합니다',
          text: '부위를 나누어 맡는 성형외과 전문의 세 사람과 병원에 상주하는 마취통증의학과 전문의 한 사람이 함께 봅니다.',
          image: images.hero,
          mobileImage: images.heroTall,
          caption: '접힌 자리마다 빛이 다릅니다. 얼굴도 그렇습니다.',
          buttons: [
            { title: '상담 예약', reserve: true },
            { title: '수술 안내', url: '/products' },
          ],
          index: [
            { title: '눈', url: '/products/eye' },
            { title: '코', url: '/products/nose' },
            { title: '윤곽', url: '/products/contour' },
            { title: '리프팅', url: '/products/lifting' },
            { title: '의료진', url: '/introduce/staff' },
            { title: '마취와 안전', url: '/introduce/safety' },
          ],
        },
      },
      {
        component: 'TreatmentSection',
        data: {
          eyebrow: '수술 안내',
          title: '네 개의 부위, 서두르지 않는 수술',
          lead: '상담이 많은 수술을 부위별로 적었습니다. 많이 하는 것보다 오래 책임지는 것을 생각합니다.',
          more: { title: '수술 전체 보기', url: '/products' },
          layout: 'editorial',
          source: { type: 'categories', names: groups.map(({ title }) => title), count: 5 },
        },
      },
      {
        component: 'StatementSection',
        data: {
          layout: 'left',
          ground: 'ink',
          eyebrow: '미래의 생각',
          title: '십 년 뒤의 사진 앞에서도\n어색하지 않도록',
          text: '좋은 수술은 눈에 띄지 않습니다. 그 사람의 표정이 그대로 남아 있고, 다만 조금 쉬고 온 얼굴이 됩니다.\n\n저희는 유행하는 선을 권하지 않습니다. 옛 사진을 함께 보며 얼굴이 변해 온 방향을 찾고, 되돌릴 것과 두어야 할 것을 나눕니다.',
          image: images.statement,
          signature: { name: '서지호', position: '미래성형외과의원 대표원장' },
          more: { title: '인사말 더 읽기', url: '/introduce' },
        },
      },
      {
        component: 'DoctorSection',
        data: {
          eyebrow: '의료진',
          title: '부위마다 한 사람이 맡습니다',
          lead: '눈, 코와 윤곽, 리프팅을 나누어 맡고, 마취과 전문의가 병원에 상주합니다.',
          more: { title: '의료진 소개', url: '/introduce/staff' },
          layout: 'row',
          count: 4,
        },
      },
      {
        component: 'FeatureSection',
        data: {
          eyebrow: '마취와 안전',
          title: '수술실 문 뒤에서 지키는 것',
          ground: 'surface',
          layout: 'rows',
          items: [
            {
              title: '마취과 전문의가 상주합니다',
              text: '수면 마취를 포함한 모든 마취를 마취통증의학과 전문의가 맡고, 깨어나실 때까지 자리를 지킵니다.',
            },
            {
              title: '하루 수술 건수를 정해 두었습니다',
              text: '의사 한 사람이 하루에 세 건까지만 수술합니다. 다음 수술이 앞의 수술을 재촉하지 않게 하려는 것입니다.',
            },
            {
              title: '집도의를 문서에 적습니다',
              text: '동의서와 수술 기록, 출입 기록에 같은 이름이 남습니다. 원하시면 수술실 영상을 기록해 드립니다.',
            },
            {
              title: '밤에도 전화를 받습니다',
              text: '수술하신 분께 당직 번호를 드립니다. 간호사가 받고, 필요하면 집도의가 바로 답합니다.',
            },
          ],
        },
      },
      {
        component: 'EventSection',
        data: {
          eyebrow: '이달의 이벤트',
          title: '회복하기 좋은 계절에',
          lead: '기간과 대상을 확인해 주세요. 모든 가격은 부가세를 포함합니다.',
          more: { title: '이벤트 전체 보기', url: '/events' },
          ground: 'plain',
          layout: 'grid',
          source: { type: 'running', count: 6 },
        },
      },
      {
        component: 'BeforeAfterSection',
        data: {
          eyebrow: '수술 기록',
          title: '여섯 달 뒤의 사진만 남깁니다',
          lead: '같은 조명, 같은 렌즈로 정면과 옆, 45도를 기록합니다. 부기가 남은 사진은 사례로 쓰지 않습니다.',
          ground: 'surface',
          notice:
            '개인에 따라 결과가 다를 수 있으며, 출혈·감염·흉터·비대칭 등이 생길 수 있습니다. 수술 전 의료진과 충분히 상담하세요.',
          more: { title: '기록 모두 보기', url: '/before-afters' },
        },
      },
      {
        component: 'NoticeSection',
        data: {
          eyebrow: '소식',
          title: '미래 소식',
          more: { title: '소식 전체 보기', url: '/cscenter/notice' },
          count: 4,
        },
      },
      {
        component: 'HoursAndWaySection',
        data: {
          eyebrow: '진료 시간 · 오시는 길',
          title: '동백섬을 바라보는 자리',
          hoursNote:
            '수요일 오전은 수술 전 검사만 합니다.\n토요일은 점심시간 없이 진료하며, 일요일과 공휴일은 쉽니다.',
          image: images.map,
        },
      },
      {
        component: 'FaqSection',
        data: {
          eyebrow: '자주 묻는 질문',
          title: '결정하기 전에',
          more: { title: '질문 전체 보기', url: '/cscenter/faq' },
          multiple: false,
          choose: 'group',
          group: '결정하기 전에',
          count: 5,
        },
      },
      {
        component: 'CallToActionSection',
        data: {
          eyebrow: '상담 예약',
          title: '오늘 정하지 않으셔도 됩니다',
          text: '상담은 한 시간, 비용은 없습니다. 옛 사진을 두세 장 가져오시면 이야기가 빨라집니다.',
          ground: 'ink',
          image: images.sea,
          reserveTitle: '상담 예약',
        },
      },
    ],
  }
}
