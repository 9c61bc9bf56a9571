import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Markdown, { type Components } from 'react-markdown'
import { findLinks, type Link } from '../../../domain/kernel/links'

/** The elements that a recap may contain. A recap loads no images and shows the alt text of each image instead. */
const ALLOWED = [
  'p',
  'br',
  'hr',
  'em',
  'strong',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'img',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]

interface Part {
  readonly children?: ReactNode
}

/**
 * Returns a link only if the whole `address` is a single URL without a user name before its host. Links in chats follow
 * this rule.
 */
const linkOf = (address: string | undefined): Link | null => {
  const link = findLinks(address ?? '')[0]
  return link === undefined || link.text !== address || link.hasUser ? null : link
}

function SafeLink({ href, children }: Part & { readonly href?: string | undefined }): ReactNode {
  const { t } = useTranslation()
  const link = linkOf(href)
  return link === null ? (
    <span>{children}</span>
  ) : (
    <a href={link.href} title={t('group.linkTo', { host: link.host })} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Headings are two levels lower, below the headings of the page. */
const components: Components = {
  a: SafeLink,
  img: ({ alt }) => <span>{alt}</span>,
  h1: ({ children }: Part) => <h3>{children}</h3>,
  h2: ({ children }: Part) => <h4>{children}</h4>,
  h3: ({ children }: Part) => <h5>{children}</h5>,
  h4: ({ children }: Part) => <h6>{children}</h6>,
  h5: ({ children }: Part) => <h6>{children}</h6>,
}

/** Renders Markdown and shows raw HTML as text. Only `SafeLink` checks URLs. */
export function RecapMarkdown({ text }: { readonly text: string }): ReactNode {
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed urlTransform={(address) => address} components={components}>
      {text}
    </Markdown>
  )
}
