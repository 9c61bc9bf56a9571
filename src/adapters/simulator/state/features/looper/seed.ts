import type { StaffRole } from '../../../../../domain/looper'

/** A seeded project, with the gids of the project's communities and the seed keys of the project's staff. */
export interface ProjectSeed {
  readonly projectId: string
  readonly name: string
  readonly picture: string
  readonly about: string
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  readonly handle: string
  readonly gids: readonly string[]
  readonly staff: readonly (readonly [xid: string, role: StaffRole])[]
  /** The link of the project's exclusive page. `null` without a page. */
  readonly link: string | null
}

const ADA = 'a000000001'
const BEN = 'b000000002'
const MEI = 'm000000003'
const OLGA = 'o000000009'
const SKY = 's000000014'

const project = (
  projectId: string,
  name: string,
  picture: string,
  about: string,
  rest: Omit<ProjectSeed, 'projectId' | 'name' | 'picture' | 'about'>,
): ProjectSeed => ({ projectId, name, picture, about, ...rest })
const quiet = (
  projectId: string,
  name: string,
  picture: string,
  about: string,
  tag: string,
  gids: readonly string[],
): ProjectSeed =>
  project(projectId, name, picture, about, {
    tags: [tag],
    keywords: [name.toLowerCase()],
    handle: projectId,
    gids,
    staff: [[SKY, 'super']],
    link: null,
  })

/**
 * The seeded projects. There are more than ten projects, so that product staff sees the larger project dialog (spec 3
 * §9).
 */
export const PROJECT_SEEDS: readonly ProjectSeed[] = [
  project('loop', 'Loop', 'g1', 'Communities that talk, listen and build together.', {
    tags: ['SocialFi', 'Infrastructure'],
    keywords: ['loop', 'community', 'spaces'],
    handle: 'loopcommunity',
    link: 'loopclub',
    gids: [
      '10000001',
      '46000046',
      '7500000075',
      '40000004',
      '410000041',
      '4200000042',
      '43000043',
      '49000049',
      '5100000051',
      '530000053',
      '5400000054',
      '58000058',
      '67000067',
      '6600000066',
      '73000073',
    ],
    staff: [
      [ADA, 'super'],
      [MEI, 'super'],
      [OLGA, 'comm'],
      [BEN, 'view'],
    ],
  }),
  project('chainlight', 'Chainlight', 'g7', 'Light clients for every phone.', {
    tags: ['Infrastructure'],
    keywords: ['chainlight', 'light client'],
    handle: 'chainlight',
    link: null,
    gids: ['4500000045', '740000074', '300000003'],
    staff: [
      [MEI, 'super'],
      [ADA, 'comm'],
    ],
  }),
  project('mesh', 'Mesh', 'g5', 'A network that nobody owns.', {
    tags: ['DePIN', 'Infrastructure'],
    keywords: ['mesh', 'node'],
    handle: 'meshprotocol',
    link: null,
    gids: ['6000000060', '740000074'],
    staff: [
      [MEI, 'super'],
      [ADA, 'view'],
    ],
  }),
  project('tide', 'Tide', 'g6', '潮汐：随时间涨落的储蓄。Savings that move with time.', {
    tags: ['DeFi'],
    keywords: ['tide', '潮汐'],
    handle: 'tidehq',
    link: null,
    gids: ['61000061', '67000067', '71000071'],
    staff: [
      [BEN, 'super'],
      [OLGA, 'comm'],
    ],
  }),
  quiet('harbour', 'Harbour League', 'g10', 'Matches and lifts home.', 'Sport', ['680000068', '49000049']),
  quiet('garden', 'Garden Commons', 'g4', 'Seeds that travel.', 'ReFi', ['530000053', '76000076']),
  quiet('cellar', 'Retro Cellar', 'g9', 'Old games, new friends.', 'GameFi', ['740000074', '590000059']),
  quiet('openmic', 'Open Mic', 'g3', 'Five minutes each.', 'Music', ['58000058']),
  quiet('travel', 'Slow Travel', 'g2', 'Trains, ferries, postcards.', 'Travel', ['67000067']),
  quiet('tandem', 'Tandem', 'g8', 'Teach one, learn one.', 'Education', ['73000073', '5400000054']),
  quiet('nightshift', 'Night Shift', 'g1', 'Awake together.', 'Care', ['6600000066']),
  quiet('kino', 'Кино', 'g5', 'Старые фильмы.', 'Film', ['4800000048']),
]
