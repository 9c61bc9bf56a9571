import type { Product } from '../../domain/shell'
import type { Language } from '../i18n'
import { paths } from './routing/paths'

const withSupport: readonly string[] = ['/profile', '/message', '/space', '/group']

/** The link to the help group. Only the listed pages have this link, in production only (R1-016, R1-017). */
export const supportHref = (
  groups: Product['supportGroups'],
  pathname: string,
  language: Language,
  mode: string,
): string | undefined =>
  mode === 'production' && withSupport.includes(pathname) ? paths.group(groups[language]) : undefined
