import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ApiClient } from '#api/client.ts'
import type { StoredFile } from '#backend/clinic/files/file-store.ts'
import type { PictureColours } from '#renderer/server/first-picture.ts'
import type { FontFiles } from '../fonts/font-files.ts'
import { planFontSet } from '../fonts/font-set.ts'
import { typefacesOf } from '../fonts/typefaces.ts'
import { isRevisionChanged } from '../page-renderer.ts'
import { PublishedAnswers } from '../cache/published-answers.ts'
import { versionOf, type SiteDirectory, type SiteState } from '../cache/site-directory.ts'
import { pictureColours } from './picture-colours.ts'
import type { PictureQueue } from './picture-queue.ts'
import { PreparedSites, type PreparedSite } from './prepared-sites.ts'
import { readPages, type PageReading } from './read-pages.ts'
import { takeRest } from '../rest.ts'

export type SitePreparationOptions = {
  directory: SiteDirectory
  reading: PageReading
  api: (origin: string) => ApiClient
  logger: Logger
  files: FontFiles
  pictures: PictureQueue
  /** The stored file at a path. */
  readFile: (path: string) => Promise<StoredFile | null>
  /** Names the build: another may write other pages. */
  build: string
  /** Folder where what is ready is remembered. */
  folder: string
  /** Otherwise what is ready is used, and nothing is made. */
  preparesAhead: boolean
}

/** Time in ms that a site is left alone before it is prepared: visitors come first, and one change brings another. */
const delay = 1_000
/** Time in ms for which a preparation holds: what a page shows also depends on the day. */
const holds = 24 * 60 * 60_000
/** Time in ms after which pictures are looked for again, as the cache lets go of what is not asked for. */
const picturesHold = 6 * 60 * 60_000
/** Time in ms that a clinic whose preparation failed waits for another. */
const failureHolds = 60_000

/**
 * Makes, in the background, what a clinic's pages are better with: its own fonts, and
 * its pictures in the widths that visitors will ask for. Begins when a site is first asked for,
 * and again when its published state has changed; one clinic at a time, with pauses for the visitors.
 */
export class SitePreparation {
  readonly #options: SitePreparationOptions
  readonly #sites: PreparedSites
  readonly #answers = new PublishedAnswers()
  readonly #waiting = new Map<number, string>()
  /** Origin at which each clinic was last asked for. */
  readonly #origins = new LRUCache<number, string>({ max: 10_000 })
  readonly #failures = new LRUCache<number, true>({ max: 10_000, ttl: failureHolds })
  readonly #ending = new AbortController()
  #working: Promise<void> | undefined

  constructor(options: SitePreparationOptions) {
    this.#options = options
    this.#sites = new PreparedSites(options.folder)
  }

  /** Returns what is ready for a clinic and in memory. */
  known({ partnerId }: SiteState): PreparedSite | undefined {
    return this.#sites.known(partnerId)
  }

  /** Returns what is ready for a clinic, even of an older state of its site, and then has a newer one made. */
  async find(origin: string, site: SiteState): Promise<PreparedSite | undefined> {
    const { partnerId } = site
    const prepared = await this.#sites.find(partnerId)
    if (!this.#options.preparesAhead) return prepared
    this.#origins.set(partnerId, origin)
    if (!this.#isCurrent(partnerId, site)) this.#enqueue(partnerId, origin)
    // Pictures that waited when an earlier process ended, or were made long ago.
    else if (prepared && prepared.picturesAt + picturesHold < Date.now())
      this.#makePictures(partnerId, prepared)
    return prepared
  }

  /** Takes in that a clinic has published; one that nobody has asked for waits until somebody does. */
  published(partnerId: number | null): void {
    const origin = partnerId === null ? undefined : this.#origins.get(partnerId)
    if (partnerId !== null && origin) this.#enqueue(partnerId, origin)
  }

  /** A font file of the clinic at an origin; `null` where it has none of this name. */
  async readFont(key: string, origin: string): Promise<Uint8Array | null> {
    const { files, directory } = this.#options
    const made = await files.read(key)
    if (made) return made
    const site = await directory.find(origin)
    if (!site) return null
    const prepared = await this.find(origin, site)
    const named = prepared?.fonts.named.find((subset) => subset.key === key)
    if (named) return files.make(named)
    // Another node may have been quicker, and its page names what this one is about to make.
    if (!this.#isCurrent(site.partnerId, site)) await this.#working
    return files.read(key)
  }

  /** Clinics that wait for their turn. */
  waiting(): number {
    return this.#waiting.size
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#working
    await this.#options.files.close()
  }

  /** Colours of pictures, those that are `known` as they are: a path names its content. */
  async #coloursOf(
    paths: Set<string>,
    known: PictureColours | undefined,
    rest: () => Promise<void>,
  ): Promise<PictureColours> {
    const found: Record<string, readonly string[]> = {}
    for (const path of [...paths].sort()) {
      const colours = known?.[path] ?? (await this.#readColours(path, rest))
      if (colours) found[path] = colours
    }
    return found
  }

  async #readColours(path: string, rest: () => Promise<void>): Promise<readonly string[] | null> {
    await rest()
    const file = await this.#options.readFile(path).catch(() => null)
    return file && ((await pictureColours(file.bytes)) ?? [])
  }

  #makePictures(partnerId: number, prepared: Omit<PreparedSite, 'name'>): void {
    const { pictures } = this.#options
    if (pictures.has(partnerId)) return
    pictures.add(partnerId, prepared.pictures, () =>
      this.#sites.keep(partnerId, { ...prepared, picturesAt: Date.now() }),
    )
  }

  #versionOf(site: SiteState): string {
    return `${versionOf(site)} ${this.#options.build}`
  }

  #isCurrent(partnerId: number, site: SiteState): boolean {
    const prepared = this.#sites.known(partnerId)
    return prepared?.version === this.#versionOf(site) && prepared.until > Date.now()
  }

  #enqueue(partnerId: number, origin: string): void {
    if (this.#ending.signal.aborted || this.#failures.has(partnerId)) return
    this.#waiting.set(partnerId, origin)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  async #work(): Promise<void> {
    const { logger } = this.#options
    const { signal } = this.#ending
    while (!signal.aborted) {
      await sleep(delay, undefined, { signal }).catch(() => {})
      const [next] = this.#waiting
      if (!next || signal.aborted) return
      const [partnerId, origin] = next
      this.#waiting.delete(partnerId)
      try {
        await this.#prepare(partnerId, origin)
      } catch (error) {
        if (signal.aborted) return
        this.#failures.set(partnerId, true)
        logger.warn({ err: error, partner: partnerId }, 'A site could not be prepared for its visitors.')
      }
    }
  }

  async #prepare(partnerId: number, origin: string): Promise<void> {
    const { directory, reading, api, logger, files } = this.#options
    const site = await directory.find(origin)
    if (site?.partnerId !== partnerId || this.#isCurrent(partnerId, site)) return
    const rest = async () => {
      await takeRest(this.#ending.signal)
      const now = await directory.find(origin)
      if (now && versionOf(now) !== versionOf(site)) throw new SiteChanged()
    }
    try {
      const pages = await readPages({
        ...reading,
        origin,
        site,
        rest,
        api: this.#answers.client(api(origin), origin, versionOf(site)),
      })
      const fonts = planFontSet(typefacesOf(pages.theme), pages)
      for (const subset of fonts.subsets) await files.make(subset)
      // One that is not complete is better than none, and made anew where somebody asks later.
      const version = pages.isComplete ? this.#versionOf(site) : ''
      if (!pages.isComplete) this.#failures.set(partnerId, true)
      const colours = await this.#coloursOf(pages.firstPictures, this.#sites.known(partnerId)?.colours, rest)
      const until = Math.min(Date.now() + holds, pages.popupsUntil)
      const prepared = { version, until, fonts, colours, pictures: [...pages.pictures], picturesAt: 0 }
      await this.#sites.keep(partnerId, prepared)
      this.#makePictures(partnerId, prepared)
      logger.info({ partner: partnerId, fonts: fonts.id }, 'A site is prepared for its visitors.')
    } catch (error) {
      if (!(error instanceof SiteChanged) && !isRevisionChanged(error)) throw error
      this.#enqueue(partnerId, origin)
    }
  }
}

/** The site has changed while it was prepared. */
class SiteChanged extends Error {}
