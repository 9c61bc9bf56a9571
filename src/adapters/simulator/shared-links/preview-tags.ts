import { truncateAt } from '../../wire/codecs/text'
import { sizeOf } from '../state/group-views'
import type { SharedTarget } from './shared-target'

/** The width and height of a preview's picture, as Open Graph readers expect it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const
/** The most characters of a description. Readers cut longer ones. */
const DESCRIPTION = 200

const SITE = 'Loop'

interface Preview {
  readonly title: string
  readonly description: string
  /** The canonical path of the page. */
  readonly path: string
  /** The path of the picture. */
  readonly picture: string
}

const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The start in UTC, because nobody knows the reader's time zone. */
const startOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const previewOf = ({ group, space }: SharedTarget): Preview =>
  space === null
    ? {
        title: group.name,
        description: [`${sizeOf(group).toLocaleString('en')} members`, group.description]
          .filter((part) => part !== '')
          .join(' · '),
        path: `/group/${group.gid}`,
        picture: `/preview/group/${group.gid}.png`,
      }
    : {
        title: space.title,
        description: [
          group.name,
          space.status === 'started' ? 'Live now' : space.status === 'prepare' ? startOf(space.startsAt) : 'Ended',
          space.announcement,
        ]
          .filter((part) => part !== '')
          .join(' · '),
        path: `/space/${space.channelId}`,
        picture: `/preview/space/${space.channelId}.png`,
      }

const tag = (name: 'property' | 'name', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}">`

/** The tags for a page's head by which other sites and chats preview the link (Open Graph, Twitter cards). */
export const previewTags = (target: SharedTarget, origin: string): string => {
  const { title, description, path, picture } = previewOf(target)
  return [
    tag('property', 'og:site_name', SITE),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', truncateAt(description, DESCRIPTION)),
    tag('property', 'og:url', `${origin}${path}`),
    tag('property', 'og:image', `${origin}${picture}`),
    tag('property', 'og:image:width', String(PICTURE_SIZE.width)),
    tag('property', 'og:image:height', String(PICTURE_SIZE.height)),
    tag('property', 'og:image:alt', title),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('')
}
