import { useEffect, useState } from 'react'
import type { HeaderConfig, NavigationItem } from '#schema/header.ts'
import { useScrolled } from '../use-scrolled.ts'
import { isTopLevelPath } from './navigation.ts'
import { useNavigationMenu } from './use-navigation-menu.ts'

type HeaderPage = {
  path: string
  hasHero: boolean
  pageTitle: string
  isSearchOpen: boolean
  /** A link of the navigation was clicked. */
  onNavigate: () => void
}

/** Behaviour that all headers share. Source: docs/product.md, H4, H6, H10. */
export function useHeader(navigation: readonly NavigationItem[], config: HeaderConfig, page: HeaderPage) {
  const { path, hasHero, pageTitle, isSearchOpen, onNavigate } = page
  const menu = useNavigationMenu(path, onNavigate)
  const isScrolled = useScrolled()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useEffect(() => setDrawerOpen(false), [path])

  const mayLieOver = config.headerTransparent && hasHero
  const isTopLevel = config.isThirdPage ? path === '/' : isTopLevelPath(navigation, path)
  return {
    menu,
    isScrolled,
    /** Over a picture, and see-through as long as nothing is open or scrolled. */
    over: {
      possible: mayLieOver,
      now: mayLieOver && !isScrolled && !isSearchOpen && menu.openIndex === null,
    },
    /** On mobile a back button and the title stand in the logo's place. */
    isInner: !isTopLevel && !config.hasHomeHeader,
    title: config.mobilePageTitle || pageTitle,
    drawer: { isOpen: isDrawerOpen, open: () => setDrawerOpen(true), close: () => setDrawerOpen(false) },
  }
}
