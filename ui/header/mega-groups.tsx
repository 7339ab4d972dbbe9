import type { NavigationItem } from '#schema/header.ts'
import { ActionLink } from '../action-link.tsx'

type MegaGroupsProps = {
  groups: NavigationItem['subList']
  path: string
  classes: { list: string; title: string; leaf: string }
}

/** `aria-current` of a link at a path. */
export const here = (url: string, path: string) => (url === path ? 'page' : undefined)

/** The groups of a mega-menu, each with its own list. */
export function MegaGroups({ groups, path, classes }: MegaGroupsProps) {
  return (
    <ul className={classes.list}>
      {groups.map((group, index) => (
        <li key={index}>
          <ActionLink url={group.url} className={classes.title} aria-current={here(group.url, path)}>
            {group.title}
          </ActionLink>
          {group.subList.length > 0 && (
            <ul>
              {group.subList.map(({ title, url }, place) => (
                <li key={place}>
                  <ActionLink url={url} className={classes.leaf} aria-current={here(url, path)}>
                    {title}
                  </ActionLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
