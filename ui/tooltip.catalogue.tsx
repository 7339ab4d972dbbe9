import { Info } from 'lucide-react'
import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { Tooltip } from './tooltip.tsx'

export default {
  title: '도움말 풍선',
  description: '가리키거나 초점을 주면 보입니다. Esc로 숨기고, 풍선 위로 옮겨 가도 그대로 있습니다.',
  stories: {
    단추: () => (
      <Tooltip text="진료 하루 전 오후 여섯 시까지 바꿀 수 있습니다.">
        <button type="button" className={buttonClass({ look: 'outline', size: 'small' })}>
          <Info size={16} aria-hidden /> 예약 변경
        </button>
      </Tooltip>
    ),
    '긴 글': () => (
      <Tooltip text="비급여 진료의 가격은 병원마다 다를 수 있으며, 실제 진료 내용에 따라 달라질 수 있습니다. 자세한 것은 상담할 때 안내해 드립니다.">
        <a href="#tooltip" className={buttonClass({ look: 'quiet', size: 'small' })}>
          가격 안내
        </a>
      </Tooltip>
    ),
  },
} satisfies CataloguePart
