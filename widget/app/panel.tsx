import { ChevronLeft, X } from 'lucide-react'
import { useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { FreshText } from '#ui/fresh-text.tsx'
import { loadFontSheet } from '#ui/load-font-sheet.ts'
import { imageAddress } from '#ui/image-address.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { stepsOf, type Screen } from './booking.ts'
import { useClinicWords, useWidget } from './context.ts'
import { laterScreen, type LaterScreen } from './later-screen.tsx'
import { TreatmentStep } from './steps/treatment-step.tsx'
import * as styles from './panel.styles.ts'

const TimeStep = laterScreen(() => import('./steps/time-step.tsx'))

/** The screen that nearly every booking begins with is there at once. */
const screens: Record<Screen, ComponentType & Partial<LaterScreen>> = {
  treatment: TreatmentStep,
  time: TimeStep,
  contact: laterScreen(() => import('./steps/contact-step.tsx')),
  review: laterScreen(() => import('./steps/review-step.tsx')),
  done: laterScreen(() => import('./steps/done-step.tsx')),
  wait: laterScreen(() => import('./steps/wait-step.tsx')),
  question: laterScreen(() => import('./steps/question-step.tsx')),
  consultation: laterScreen(() => import('./steps/consultation-step.tsx')),
  asked: laterScreen(() => import('./steps/asked-step.tsx')),
  waiting: laterScreen(() => import('./manage/waiting-screen.tsx')),
  find: laterScreen(() => import('./manage/find-screen.tsx')),
  detail: laterScreen(() => import('./manage/detail-screen.tsx')),
  move: TimeStep,
  cancel: laterScreen(() => import('./manage/cancel-screen.tsx')),
}

const titles: Record<Screen, string> = {
  treatment: '시술 선택',
  time: '날짜와 시간',
  contact: '예약하시는 분',
  review: '예약 확인',
  done: '예약 완료',
  wait: '자리 알림 신청',
  question: '상담 신청',
  consultation: '상담 신청 확인',
  asked: '상담 신청 완료',
  waiting: '자리 알림',
  find: '내 예약 찾기',
  detail: '예약 내용',
  move: '시간 변경',
  cancel: '예약 취소',
}

/** Loads the scripts of screens that may come next. */
export function prepareScreens(names: readonly Screen[]): void {
  for (const name of names) screens[name].prepare?.()
}

/** Titles that differ where somebody asks to be called. */
const titlesOfConsultation: Partial<Record<Screen, string>> = { contact: '연락처' }

/** The window of the widget: a head with the way back, the screen in hand, and nothing else. */
export function Panel({ notice }: { notice: ReactNode }) {
  const { booking, options, member, close } = useWidget()
  const say = useClinicWords()
  const { screen } = booking
  const isInline = options.mode === 'inline'
  const heading = useFocusOnScreen(screen, isInline)
  const steps = stepsOf(booking, Boolean(member)).slice(0, -1)
  const place = (steps as Screen[]).indexOf(screen)
  const Shown = screens[screen]
  const title =
    booking.kind === 'consultation'
      ? (titlesOfConsultation[screen] ?? titles[screen])
      : place === 0 && options.title
        ? options.title
        : say(titles[screen])
  const ahead = steps.join()
  useEffect(
    () =>
      whenIdle(() => {
        prepareScreens(ahead.split(',') as Screen[])
        void loadFontSheet()
      }),
    [ahead],
  )

  useEscape(isInline ? undefined : close)
  return (
    <div className={styles.stage({ inline: isInline })}>
      {!isInline && <div className={styles.backdrop()} onClick={close} aria-hidden="true" />}
      <main className={styles.panel({ inline: isInline })}>
        <PanelHead title={title} heading={heading} />
        {notice}
        {place >= 0 && <Progress step={place + 1} steps={steps.length} />}
        <Shown key={screen} />
      </main>
    </div>
  )
}

/** Tells a screen that comes from its heading on; where it has a field to fill in, that has the focus already. */
function useFocusOnScreen(screen: Screen, isInline: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current && isInline) {
      isFirst.current = false
      return
    }
    isFirst.current = false
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus({ preventScroll: true })
  }, [screen, isInline])
  return heading
}

function useEscape(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [close])
}

type PanelHeadProps = { title: string; heading: RefObject<HTMLHeadingElement | null> }

function PanelHead({ title, heading }: PanelHeadProps) {
  const { booking, dispatch, options, site, close } = useWidget()
  const { trail } = booking
  return (
    <header className={styles.head()}>
      {trail.length > 0 ? (
        <button
          type="button"
          className={styles.iconButton()}
          aria-label="이전"
          onClick={() => dispatch({ type: 'back' })}
        >
          <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : (
        <span className={styles.mark()}>
          {options.logoUrl ? (
            <img src={imageAddress(options.logoUrl, 320)} alt={site.name} className={styles.logo()} />
          ) : (
            site.name
          )}
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title({ quiet: trail.length === 0 })}>
        <FreshText>{title}</FreshText>
      </h1>
      {options.mode === 'inline' ? (
        <span className={styles.iconButton()} />
      ) : (
        <button type="button" className={styles.iconButton()} aria-label="닫기" onClick={close}>
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </header>
  )
}

function Progress({ step, steps }: { step: number; steps: number }) {
  const { booking } = useWidget()
  return (
    <div
      className={styles.progress()}
      role="progressbar"
      aria-label={booking.kind === 'consultation' ? '상담 신청 단계' : '예약 단계'}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={`${steps}단계 중 ${step}단계`}
    >
      <span className={styles.progressBar()} style={{ transform: `scaleX(${step / steps})` }} />
    </div>
  )
}
