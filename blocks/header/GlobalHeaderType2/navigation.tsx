import type { BlockData } from '#schema/define-block.ts'
import { Dropdown, dropdownPanel } from '#ui/header/dropdown.tsx'
import { NavigationEntry } from '#ui/header/navigation-entry.tsx'
import { currentIndex, hasThirdLevel, isActiveItem } from '#ui/header/navigation.ts'
import type { NavigationMenu } from '#ui/header/use-navigation-menu.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { MegaMenu } from './mega-menu.tsx'
import * as styles from './styles.ts'
import { useUnderline } from './use-underline.ts'

type NavigationProps = {
  navigation: BlockData<typeof block>['navigation']
  menu: NavigationMenu
  path: string
  over: boolean
  /** Name of the clinic, whose initial stands where an item has no picture. */
  name: string
}

export function Navigation({ navigation, menu, path, over, name }: NavigationProps) {
  const current = currentIndex(navigation, path)
  const { list, line } = useUnderline(menu.hoverIndex ?? current)
  return (
    <nav className={styles.lower()} aria-label="주 메뉴" {...menu.rootProps}>
      <div className={containerClass()}>
        <ul ref={list} className={styles.items()}>
          {navigation.map((item, index) => {
            const isMega = hasThirdLevel(item)
            return (
              <NavigationEntry
                key={index}
                item={item}
                index={index}
                menu={menu}
                isActive={isActiveItem(item, path)}
                current={index === current ? (item.url === path ? 'page' : 'true') : undefined}
                classes={{
                  item: styles.item({ isNarrow: !isMega }),
                  link: styles.topLink({ over }),
                  panel: isMega ? styles.mega() : dropdownPanel(),
                }}
              >
                {isMega ? (
                  <MegaMenu item={item} path={path} name={name} hasPicture={menu.wasOpened} />
                ) : (
                  <Dropdown item={item} path={path} />
                )}
              </NavigationEntry>
            )
          })}
          <li className={styles.underlinePlace()} aria-hidden="true">
            <span ref={line} className={styles.underline({ over })} />
          </li>
        </ul>
      </div>
    </nav>
  )
}
