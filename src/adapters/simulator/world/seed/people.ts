/** Who lives here. The first two are the test sign-ins; the others nobody can sign in as. */
export interface Resident {
  readonly key: string
  readonly name: string
  /** The name of a picture under /town. */
  readonly picture: string | null
  readonly level: number
  readonly email: string | null
}

export const RESIDENTS: readonly Resident[] = [
  { key: 'ada', name: 'Ada', picture: 'a1', level: 12, email: 'ada@loop.example' },
  { key: 'ben', name: 'Ben', picture: 'a4', level: 6, email: 'ben@loop.example' },
  { key: 'mei', name: '陈美玲', picture: 'a2', level: 23, email: null },
  { key: 'layla', name: 'ليلى حداد', picture: 'a3', level: 9, email: null },
  { key: 'omer', name: 'עומר', picture: 'a8', level: 7, email: null },
  { key: 'sunny', name: '🌻 Sunny 👩‍🚀', picture: 'a13', level: 15, email: null },
  { key: 'haru', name: 'はるか', picture: 'a5', level: 18, email: null },
  { key: 'jisoo', name: '김지수', picture: 'a6', level: 11, email: null },
  { key: 'olga', name: 'Ольга Петрова', picture: 'a9', level: 20, email: null },
  { key: 'zoe', name: 'Zoë Núñez', picture: 'a12', level: 5, email: null },
  { key: 'long', name: 'Maximiliana Konstantinopoulou-Wolfeschlegelstein the Third', picture: 'a7', level: 3, email: null },
  { key: 'arjun', name: 'अर्जुन', picture: 'a11', level: 8, email: null },
  { key: 'loopy', name: 'Loopy', picture: null, level: 30, email: null },
]
