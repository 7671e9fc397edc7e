/** Traditional Chinese characters of everyday mail, each followed by its simplified form, in which the lexicon is. */
const PAIRS =
  '沒没無无為为們们個个這这來来時时說说請请謝谢對对會会過过還还後后從从給给聯联繫系係系電电話话郵邮發发訊讯業业務务產产經经營营價价錢钱費费報报單单詢询問问題题嗎吗麼么樣样體体驗验試试見见談谈議议約约間间點点週周號号員员責责負负職职離离開开辦办處处轉转達达總总監监門门應应該该當当與与於于並并將将現现據据資资詳详細细實实際际檔档數数庫库刪删擾扰騷骚煩烦訂订閱阅絕绝買买賣卖貴贵廠厂網网絡络線线統统計计劃划預预長长較较優优級级備备標标準准選选擇择決决認认識识誰谁讓让關关興兴歡欢樂乐萬万億亿滿满確确須须願愿歲岁護护險险檢检測测結结終终續续維维環环術术機机構构權权歷历廣广專专層层導导師师壓压縮缩聽听聞闻覺觉錯错誤误顧顾額额領领類类顯显飛飞館馆餘余髮发鬧闹贊赞東东車车陸陆陣阵隊队陽阳階阶雙双雖虽難难雲云靈灵靜静頁页項项順顺頻频風风養养魚鱼鳥鸟麗丽黃黄齊齐龍龙國国圖图園园場场塊块壞坏執执爾尔夠够夢梦奪夺媽妈學学寫写寶宝屬属嚴严復复徵征憶忆戶户掃扫掛挂換换撥拨擔担攝摄敗败敵敌書书條条極极歸归殺杀氣气溝沟滅灭漢汉潔洁澤泽熱热爭争爺爷獎奖獨独瑪玛異异療疗癥症皺皱盡尽眾众碼码禮礼種种積积穩稳競竞筆笔節节範范簡简簽签籌筹糧粮紀纪紙纸組组絲丝綠绿緊紧練练縣县績绩織织繼继罰罚羅罗聖圣聲声肅肃脫脱臨临舉举舊旧藝艺藥药蘭兰蟲虫衛卫衝冲補补裝装裡里製制複复規规視视親亲觀观觸触訓训記记設设許许訴诉診诊評评詞词課课調调諒谅論论諮咨謊谎譯译證证讀读變变貨货販贩貪贪貼贴貿贸賀贺賓宾賞赏質质賬账賴赖購购贈赠趕赶輕轻輪轮輯辑輸输辭辞農农遞递遠远適适遲迟遷迁邊边鄉乡醫医釋释針针鈴铃銀银銷销鋪铺錄录錶表鍵键鏈链鐘钟鐵铁鑒鉴閉闭閒闲陳陈隨随隱隐雜杂';

/** Text with traditional characters made simplified ones. */
export function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return text.replace(/\p{Script=Han}/gu, (sign) => SIMPLE.get(sign) ?? sign);
}

const SIMPLE: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [PAIRS[2 * index] ?? '', PAIRS[2 * index + 1] ?? '']),
);
