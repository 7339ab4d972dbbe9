import { ArrowRight } from 'lucide-react'
import type { NavigationItem } from '#schema/header.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { Dropdown, dropdownPanel } from '#ui/header/dropdown.tsx'
import { here, MegaGroups } from '#ui/header/mega-groups.tsx'
import { NavigationEntry } from '#ui/header/navigation-entry.tsx'
import { currentIndex, hasThirdLevel, isActiveItem } from '#ui/header/navigation.ts'
import type { NavigationMenu } from '#ui/header/use-navigation-menu.ts'
import { containerClass } from '#ui/layout.tsx'
import { cx } from '#ui/css.ts'
import * as styles from './styles.ts'

type NavigationProps = {
  navigation: readonly NavigationItem[]
  menu: NavigationMenu
  path: string
  over: boolean
}

export function Navigation({ navigation, menu, path, over }: NavigationProps) {
  const current = currentIndex(navigation, path)
  return (
    <nav className={styles.navigation()} aria-label="주 메뉴" {...menu.rootProps}>
      <ul className={styles.items()}>
        {navigation.map((item, index) => {
          const isMega = hasThirdLevel(item)
          return (
            <NavigationEntry
              key={index}
              item={item}
              index={index}
              menu={menu}
              isActive={isActiveItem(item, path)}
              current={index === current ? (here(item.url, path) ?? 'true') : undefined}
              classes={{
                item: styles.item({ isNarrow: !isMega }),
                link: styles.topLink({ over }),
                panel: isMega ? styles.mega() : dropdownPanel(),
              }}
            >
              {isMega ? <MegaMenu item={item} path={path} /> : <Dropdown item={item} path={path} />}
            </NavigationEntry>
          )
        })}
      </ul>
    </nav>
  )
}

type MenuProps = { item: NavigationItem; path: string }

function MegaMenu({ item, path }: MenuProps) {
  return (
    <div className={cx(containerClass(), styles.megaRow())}>
      <div>
        <p className={styles.megaTitle()}>{item.title}</p>
        <ActionLink url={item.url} className={styles.megaAll()}>
          전체 보기 <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </ActionLink>
      </div>
      <MegaGroups
        groups={item.subList}
        path={path}
        classes={{ list: styles.megaGroups(), title: styles.groupTitle(), leaf: styles.leaf() }}
      />
    </div>
  )
}
