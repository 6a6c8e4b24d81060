import {cached} from '../../../lib/cached';

/** A normalized text, and where each of its characters is in the original. */
export interface FoldedText {
  /** Full-width letters and ligatures replaced, accents removed, traditional Han simplified; upper case unchanged. */
  text: string;
  /** For each character of `text`, where its original begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

const MARKS = /\p{M}/gu;

/** Traditional characters and their simplified forms, as far as the topics of this site need them. */
const TRADITIONAL =
  '網盤雲驅動載掛設備錄錯誤連線鏈結傳離儲檔夾碼號帳賬戶權證書簽認獲資據庫覽' +
  '預視頻訪問遊啟啓開關閉環變數鏡裝級遷轉發務蹤壓縮複製刪尋標題頁圖體鎖隱應' +
  '對異無參選項過濾緩時間際騰訊貓紙藍極東華聯電話驗單點擊邊進階優測試處報記' +
  '憶現實說語調詞請讀寫執內兩個這麼嗎為會們後門聽樂節斷續條總負樹橋機構別與' +
  '從來導屬區廠廣張強';
const SIMPLIFIED =
  '网盘云驱动载挂设备录错误连线链结传离储档夹码号帐账户权证书签认获资据库览' +
  '预视频访问游启启开关闭环变数镜装级迁转发务踪压缩复制删寻标题页图体锁隐应' +
  '对异无参选项过滤缓时间际腾讯猫纸蓝极东华联电话验单点击边进阶优测试处报记' +
  '忆现实说语调词请读写执内两个这么吗为会们后门听乐节断续条总负树桥机构别与' +
  '从来导属区厂广张强';

const simplified = new Map(
  Array.from(TRADITIONAL, (from, index) => [from, SIMPLIFIED.charAt(index)]),
);

/** Cache for characters beyond ASCII: folding one costs more than the rest of a search. */
const folded = new Map<string, string>();

const foldOne = (character: string): string =>
  cached(folded, character, () =>
    character
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(/./gu, (part) => simplified.get(part) ?? part),
  );

/** Normalizes a text for search; upper case is left, because word boundaries depend on it. */
export function foldText(text: string): FoldedText {
  let result = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = character < '\x80' ? character : foldOne(character);
    result += part;
    for (let i = part.length; i > 0; i -= 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return {text: result, starts, ends};
}
