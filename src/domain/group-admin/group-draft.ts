import * as t from 'io-ts'
import { isLinkName, type Group } from '../group'
import { MAX_LEVEL } from '../kernel/max-level'
import { whitelistHost } from '../kernel/links'
import { truncateGraphemes } from '../kernel/graphemes'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** The fields of the form: the creation payload (spec 1 §3). An empty text means that the field is not set. */
export const GroupDraft = t.strict(
  {
    name: t.string,
    icon: orNull(Address),
    banner: orNull(Address),
    description: t.string,
    joinType: t.union([t.literal('normal'), t.literal('private')]),
    mutesNewcomers: t.boolean,
    locale: t.string,
    link: t.string,
    linkWhitelist: t.readonlyArray(t.string),
    minSpeakLevel: t.number,
    minImageLevel: t.number,
    partnerLink: t.string,
  },
  'GroupDraft',
)
export type GroupDraft = t.TypeOf<typeof GroupDraft>

const NAME_LIMIT = 60
/** The longest description. It is the default limit of a multi-line text (spec 2 §5). */
export const DESCRIPTION_LIMIT = 120
const HOSTS = 200
const PARTNER_LINK = /^[A-Za-z0-9_-]{1,64}$/

export const newGroup = (locale: string): GroupDraft => ({
  name: '',
  icon: null,
  banner: null,
  description: '',
  joinType: 'normal',
  mutesNewcomers: false,
  locale,
  link: '',
  linkWhitelist: [],
  minSpeakLevel: 0,
  minImageLevel: 0,
  partnerLink: '',
})

export const draftOfGroup = (group: Group, locale: string): GroupDraft => ({
  name: group.name,
  icon: group.icon,
  banner: group.banner,
  description: group.description,
  joinType: group.joinType,
  mutesNewcomers: group.mutesNewcomers,
  locale: group.locale ?? locale,
  link: group.link ?? '',
  linkWhitelist: group.linkWhitelist,
  minSpeakLevel: group.minSpeakLevel,
  minImageLevel: group.minImageLevel,
  partnerLink: group.partnerLink ?? '',
})

export const nameWithin = (name: string): string => truncateGraphemes(name, NAME_LIMIT)
export const descriptionWithin = (text: string): string => truncateGraphemes(text, DESCRIPTION_LIMIT)

/** The level in a typed text. Ignores characters other than digits. */
export const levelIn = (text: string): number => Math.min(MAX_LEVEL, Number(text.replace(/[^0-9]/g, '').slice(0, 4)))

/** Adds a normalized host, at most once (BI-083, BI-084); `null` if the entry is not a host (BI-085…BI-087). */
export const withHost = (hosts: readonly string[], entry: string): readonly string[] | null => {
  const host = whitelistHost(entry)
  if (host === null || hosts.length >= HOSTS) return null
  return hosts.includes(host) ? hosts : [...hosts, host]
}

export type GroupDraftIssue = 'nameMissing' | 'linkUnfit' | 'partnerUnfit'

/** Issues that block saving in the client; the server makes its own check. `kept`: the group's current link. */
export const groupDraftIssues = ({ name, link, partnerLink }: GroupDraft, kept: string): readonly GroupDraftIssue[] => [
  ...(name.trim() === '' ? ['nameMissing' as const] : []),
  ...(link !== '' && link !== kept && !isLinkName(link) ? ['linkUnfit' as const] : []),
  ...(partnerLink !== '' && !PARTNER_LINK.test(partnerLink) ? ['partnerUnfit' as const] : []),
]
