import type { Partner } from '#schema/partners.ts'
import type { PageSubject } from '#schema/page-subject.ts'
import type { Theme } from '#schema/theme.ts'
import { formatPhone } from '#ui/format.ts'
import { firstPicturePreloads, firstPictureStyles, type PictureColours } from './first-picture.ts'
import { documentTitle } from '../shared/document-title.ts'
import { keepPreviewScript, previewBar, previewBarStyles } from './keep-preview.ts'
import { keepTapsScript, keptTapStyles } from './keep-taps.ts'
import { earlyLayerStyles, openEarlyLayersScript } from './open-early-layers.ts'
import { standInForms } from './stand-in-forms.ts'
import { structuredDataOf } from './structured-data.ts'
import { endReadingScript, farStyles, leaveFarScript, readingStyles } from './reading.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { sharePictureOf } from './share-picture.ts'
import { siteIcons } from './site-icons.ts'
import { fullScreen, htmlDocument, iconLink, inlineHash } from './html-document.ts'
import { siteDataJson } from './site-data-json.ts'
import type { RenderedSite } from './render-site.tsx'
import { firstComponents, type PageScript, type SiteData } from '../shared/site-data.ts'

const displayFonts: Record<Theme['displayFont'], string> = {
  pretendard: 'var(--fonts-body)',
  notoSerif: "'Clinic Serif', 'Noto Serif KR', 'Fallback Serif', AppleMyungjo, Batang, serif",
}

/** A partner's tokens over those of `ui/`. Every value has passed the theme's schema, so none can close the rule. */
export function themeStyles({ displayFont, radius, ...colors }: Theme): string {
  const properties = Object.entries(colors).map(([name, value]) => `--colors-${name}:${value}`)
  properties.push(`--fonts-display:${displayFonts[displayFont]}`, `--radii-base:${radius}px`)
  return `:root{${properties.join(';')}}`
}

/** Sections beyond which a draft is long. */
const longDraft = 60

/** In a long draft a section is laid out when it comes near the screen (`npm run bench -- console`). */
const longDraftStyles =
  '[data-slot=section]:nth-child(n+21)>*{content-visibility:auto;contain-intrinsic-size:auto 640px}'

/** Note for a visitor whose scripts are off or did not come, over the foot of the page. */
const noScriptStyles =
  '.no-scripts{display:none;position:sticky;z-index:20;bottom:0;margin:0;padding:12px 24px;background:var(--colors-ink);color:var(--colors-ground);font-size:.875rem;line-height:1.5;text-align:center}.no-scripts a{color:inherit;font-weight:700;white-space:nowrap}[data-no-scripts] .no-scripts{display:block}@media (scripting:none){.no-scripts{display:block}}'

/** Texts of that note, for the clinic's fonts too. */
export const noScriptTexts = {
  problem: '스크립트를 쓸 수 없어 예약 창과 상담 버튼이 열리지 않습니다.',
  call: (tel: string) => ` 예약과 상담은 ${tel}로 전화해 주세요.`,
}

function noScriptNote(partner: Partner | undefined): string {
  const tel = partner?.partnerTel
  const call = tel
    ? noScriptTexts.call(`<a href="tel:${escapeHtml(tel)}">${escapeHtml(formatPhone(tel))}</a>`)
    : ''
  return `<p class="no-scripts">${noScriptTexts.problem}${call}</p>`
}

/** Fonts of a document. */
export type DocumentFonts = {
  /** `@font-face` rules of the clinic's own files and of their fallback faces. */
  rules: string
  /** Addresses of the font files that every page needs. */
  preloads: string[]
  /** Style sheet of the whole typefaces, for all other characters. A browser loads it once the page is idle. */
  sheet: string
}

const fontPreloads = ({ preloads }: DocumentFonts) =>
  preloads
    .map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`)
    .join('\n')

export type DocumentParts = {
  data: SiteData
  /** Subject of the page, where its address names one thing. */
  subject?: PageSubject | undefined
  /** The one address of the page: its path, with the parameter that chooses its subject where one does. */
  address: string
  rendered: RenderedSite
  /** End of the preview link by which the draft is seen. */
  previewUntil?: string | undefined
  /** Names the clinic in the head; absent where its answer was late. */
  partner: Partner | undefined
  fonts: DocumentFonts
  /** Colours of first pictures, as far as they are known. */
  colours: PictureColours
  /** The script that starts the site. */
  entry: PageScript
  /** Only looked at: without scripts, and without a word that there are none. */
  isStill: boolean
}

/** The script that starts the site, and those that it imports or asks for at once: all behind style, font and hero. */
function firstScripts(data: SiteData, [address = '', ...imports]: PageScript): string {
  const ofBlocks = [...firstComponents(data)].flatMap((name) => data.scripts[name] ?? [])
  const preloads = [...new Set([...imports, ...ofBlocks])].map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
  )
  return `${preloads.join('')}<script type="module" fetchpriority="low" src="${escapeHtml(address)}"></script>`
}

const heroMark = (data: SiteData) => (data.page.options.hasHero ? 'data-has-hero=""' : '')

type RenderedDocument = { html: string; styleHashes: string[]; scriptHashes: string[] }

/** A finished document, with the hashes by which the Content-Security-Policy knows its inline styles and scripts. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { data, rendered, fonts, colours, previewUntil } = parts
  const isDraft = data.shell.state === 'draft'
  const isLong = isDraft && data.page.blocks.length > longDraft
  const ofDraft = `${isLong ? longDraftStyles : ''}${previewUntil ? previewBarStyles : ''}`
  const themed = `${themeStyles(data.shell.theme)}${keptTapStyles}${earlyLayerStyles}${noScriptStyles}${firstPictureStyles(rendered.pictures, colours)}${ofDraft}`
  if (parts.isStill) return stillDocument(parts, themed)
  const headScripts = [openEarlyLayersScript, keepTapsScript, ...(isDraft ? [keepPreviewScript] : [])]
  const html = htmlDocument({
    title: documentTitle(data, parts.partner),
    attributes: [`data-font-sheet="${escapeHtml(fonts.sheet)}"`, heroMark(data)],
    viewport: fullScreen,
    head: [
      ...headScripts.map((script) => `<script>${script}</script>`),
      headTags(parts),
      `<style id="fonts">${fonts.rules}</style>`,
      rendered.styles.tags,
      `<style id="theme">${themed}</style>`,
      `<style id="reading">${readingStyles}</style>`,
      ...(isDraft
        ? []
        : [`<style id="far" media="not all">${farStyles}</style>`, `<script>${leaveFarScript}</script>`]),
      firstPicturePreloads(rendered.pictures),
      fontPreloads(fonts),
    ],
    body: [
      `${previewUntil ? previewBar(previewUntil) : ''}<div id="app">${rendered.html}</div>`,
      `<template id="scripts">${firstScripts(data, parts.entry)}</template>`,
      `<script>${endReadingScript}</script>`,
      rendered.earlyLayers,
      noScriptNote(parts.partner),
      standInForms(),
      `<script id="site-data" type="application/json">${siteDataJson(data)}</script>`,
    ],
  })
  return {
    html,
    styleHashes: [fonts.rules, ...rendered.styles.texts, themed, readingStyles, farStyles].map(inlineHash),
    scriptHashes: [...headScripts, leaveFarScript, endReadingScript].map(inlineHash),
  }
}

/** A draft as a small picture of it: what a browser needs to draw it, and nothing that it would do. */
function stillDocument({ data, rendered, fonts }: DocumentParts, themed: string): RenderedDocument {
  const html = htmlDocument({
    title: data.page.title,
    attributes: [heroMark(data)],
    head: [
      `<style id="fonts">${fonts.rules}</style>`,
      `<link rel="stylesheet" href="${escapeHtml(fonts.sheet)}">`,
      rendered.styles.tags,
      `<style id="theme">${themed}</style>`,
    ],
    body: [`<div id="app">${rendered.html}</div>`],
  })
  return {
    html,
    styleHashes: [fonts.rules, ...rendered.styles.texts, themed].map(inlineHash),
    scriptHashes: [],
  }
}

function headTags({ data, partner, subject, address }: DocumentParts): string {
  const { page, path, shell, status } = data
  const config = partner?.homepageConfig
  const siteName = partner?.displayName ?? partner?.partnerName
  const title = documentTitle(data, partner)
  const description = page.seo.description ?? subject?.description ?? config?.seoDescription
  const canonical = `${shell.origin}${address}`
  const picture = sharePictureOf({ data, subject, address, partner })
  const noindex =
    page.seo.noindex ||
    subject?.noindex ||
    status === 404 ||
    shell.state === 'draft' ||
    path.startsWith('/preview/')
  const meta = (attribute: 'name' | 'property', name: string, content: string | null | undefined) =>
    content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', config?.seoKeywords.join(', ')),
    meta('name', 'robots', noindex ? 'noindex' : null),
    meta('name', 'theme-color', shell.theme.ground),
    meta('name', 'naver-site-verification', naverVerification(partner)),
    status === 200 ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', picture?.href),
    meta('property', 'og:image:width', picture?.width?.toString()),
    meta('property', 'og:image:height', picture?.height?.toString()),
    meta('property', 'og:image:alt', picture?.alt),
    meta('name', 'twitter:card', picture && 'summary_large_image'),
    ...iconTags(partner),
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName ?? title)}" href="/rss.xml">`,
    ...(status === 200 ? structuredDataOf({ address, origin: shell.origin, partner, subject }) : []).map(
      (value) => `<script type="application/ld+json">${escapeJson(value)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The clinic's own icon for tab and home screen, or its drawn mark. */
function iconTags(partner: Partner | undefined): string[] {
  const icons = siteIcons(partner)
  if (icons.length === 0) return [iconLink('/favicon.svg')]
  const [tab, homeScreen = tab] = icons
  return [
    tab ? `<link rel="icon" href="${escapeHtml(tab.src)}" sizes="${tab.sizes}">` : '',
    homeScreen ? `<link rel="apple-touch-icon" href="${escapeHtml(homeScreen.src)}">` : '',
  ]
}

/** Takes the code by which Naver knows a clinic's site out of the tag that Naver gives to copy. */
const naverVerification = (partner: Partner | undefined) =>
  /<meta\s[^>]*name=["']naver-site-verification["'][^>]*content=["']([\w-]{1,100})["']/i.exec(
    partner?.partnerMarketingInfo.naverDomainCheckHtml ?? '',
  )?.[1]
