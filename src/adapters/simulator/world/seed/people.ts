/** Who lives here. The first two are the test sign-ins; the others nobody can sign in as. */
export interface Resident {
  readonly key: string
  readonly name: string
  readonly level: number
  readonly email: string | null
}

export const RESIDENTS: readonly Resident[] = [
  { key: 'ada', name: 'Ada', level: 12, email: 'ada@loop.example' },
  { key: 'ben', name: 'Ben', level: 6, email: 'ben@loop.example' },
  { key: 'mei', name: '陈美玲', level: 23, email: null },
  { key: 'layla', name: 'ليلى حداد', level: 9, email: null },
  { key: 'omer', name: 'עומר', level: 7, email: null },
  { key: 'sunny', name: '🌻 Sunny 👩‍🚀', level: 15, email: null },
  { key: 'haru', name: 'はるか', level: 18, email: null },
  { key: 'jisoo', name: '김지수', level: 11, email: null },
  { key: 'olga', name: 'Ольга Петрова', level: 20, email: null },
  { key: 'zoe', name: 'Zoë Núñez', level: 5, email: null },
  { key: 'long', name: 'Maximiliana Konstantinopoulou-Wolfeschlegelstein the Third', level: 3, email: null },
  { key: 'arjun', name: 'अर्जुन', level: 8, email: null },
  { key: 'loopy', name: 'Loopy', level: 30, email: null },
]
