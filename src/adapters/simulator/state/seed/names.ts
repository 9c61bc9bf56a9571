import type { SeededRandom } from '../seeded-random'

interface Naming {
  readonly first: readonly string[]
  readonly last: readonly string[]
  readonly between: string
}

const naming = (first: string, last: string, between: string): Naming => ({
  first: first.split(' '),
  last: last.split(' '),
  between,
})

const NAMINGS: readonly Naming[] = [
  naming(
    'Zoë Łukasz Søren José Chloé Jürgen Renée Åsa Nicolás Božena Ömer Éloïse Dóra Șerban Iñaki Žofie',
    'Núñez Kowalczyk Østergård García Müller Šimůnek Lefèvre Ångström Yıldız Çelik Håkansson Peña Szabó',
    ' ',
  ),
  naming('陈 林 王 李 张 刘 黄 周 吴 徐 孙 欧阳', '美玲 子轩 晓雨 建国 一诺 思远 雅婷 浩然 梦洁 小龙 若溪 文博', ''),
  naming('佐藤 鈴木 高橋 田中 伊藤 山本 中村 小林 渡辺', 'さくら 健太 美咲 蓮 葵 陽菜 大輔 はるか 悠斗 結衣', ' '),
  naming('김 이 박 최 정 강 조 윤 장 임', '지수 민준 서연 도윤 하은 예준 수아 지호 유나 태현', ''),
  naming(
    'Иван Анна Дмитрий Елена Сергей Мария Павел Татьяна Алексей Ксения',
    'Кузьменко Орленко Соколенко Шевчук Морозенко Ткачук Бойко Лисенко Гончар',
    ' ',
  ),
  naming('ليلى أحمد فاطمة يوسف مريم عمر نور خالد سلمى حسن', 'حداد الخطيب منصور العلي نجار درويش السعيد قاسم', ' '),
  naming('נועה איתי מאיה עומר תמר יונתן שירה דניאל רוני אורי', 'כהן לוי מזרחי פרץ ביטון אברהם שפירא גולן', ' '),
  naming('अर्जुन प्रिया राहुल अनन्या विक्रम मीरा रोहन काव्या संजय नेहा', 'शर्मा वर्मा पटेल गुप्ता सिंह नायर जोशी मेहता', ' '),
  naming('สมชาย มาลี อนันต์ กานดา นภา ธีรเดช พิมพ์ใจ วรุณ ดารา', 'ใจดี สุขสันต์ ทองคำ รุ่งเรือง แสงจันทร์ วงศ์ไทย', ' '),
  naming('🌻 🐙 🦊 ☕ 🌈 🎈 🪁 🐝 🍀 🛸', 'Sunny Momo Captain Pixel Noodle Biscuit Comet Juniper Waffle', ' '),
  naming(
    'Mira Tom Grace Kofi Amara Jack Ines Leo Sana Elif Nadia Hugo Ruth Femi Lars Maya',
    'Okafor Walker Silva Novak Haddow Brooks Adeyemi Rossi Keller Dunn Vale Marsh',
    ' ',
  ),
  naming(
    'Maximiliana-Theodora Bartholomew-Alexander Wilhelmina-Constance Rajasekharan-Venkatesan',
    'Konstantinopoulou-Wolfeschlegelstein Featherstonehaugh-Cholmondeley Papadimitrakopoulou-Ashworthington',
    ' ',
  ),
]

/** The name of simulated member `n`. The scripts repeat after twelve simulated members. */
export const nameOf = (n: number, chance: SeededRandom): string => {
  const { first, last, between } = NAMINGS[n % NAMINGS.length] ?? { first: [], last: [], between: '' }
  return `${chance.of(first, 'Somebody')}${between}${chance.of(last, 'New')}`
}
