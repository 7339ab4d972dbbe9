import { useId, useState } from 'react'
import { card, cardInput, cardLabel, cards, cardText, cardTitle } from '../block-types/styles.ts'
import { Thumbnail } from '../thumbnails/thumbnail.tsx'
import { pageTemplates, type PageTemplate } from './page-templates.ts'
import { emptyPicture } from './styles.ts'

type TemplateCardsProps = { chosen: PageTemplate | null; onChoose: (template: PageTemplate | null) => void }

/** What a page may begin with: nothing, or the sections of a template. */
export function TemplateCards({ chosen, onChoose }: TemplateCardsProps) {
  return (
    <div className={cards()} role="radiogroup" aria-label="무엇으로 시작할까요?">
      {[null, ...pageTemplates].map((template) => (
        <TemplateCard
          key={template?.name ?? ''}
          template={template}
          isChosen={template === chosen}
          onChoose={() => onChoose(template)}
        />
      ))}
    </div>
  )
}

type TemplateCardProps = { template: PageTemplate | null; isChosen: boolean; onChoose: () => void }

function TemplateCard({ template, isChosen, onChoose }: TemplateCardProps) {
  const id = useId()
  const [isSeen, setSeen] = useState(true)
  return (
    <div className={card({ chosen: isChosen })}>
      {template && isSeen ? (
        <Thumbnail slot="section" component={template.picture} onFail={() => setSeen(false)} />
      ) : (
        <div className={emptyPicture()} aria-hidden />
      )}
      <label className={cardLabel()}>
        <input
          type="radio"
          name="page-template"
          className={cardInput()}
          checked={isChosen}
          aria-describedby={id}
          onChange={onChoose}
        />
        <span className={cardTitle()}>{template?.name ?? '빈 페이지'}</span>
        <span id={id} className={cardText()}>
          {template?.description ?? '섹션을 하나씩 골라 넣습니다.'}
        </span>
      </label>
    </div>
  )
}
