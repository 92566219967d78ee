import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Hani", "Bopo"],
  spaced: false,
  asks: /(?:吗|嗎|么|麼|呢|[^，,。\s]不)(?=[\s\p{P}~]|$)/u,
  withinWords: { script: "Hani" },
  foreignNames: {
    characters:
      "阿埃艾爱安昂奥澳巴班邦鲍贝本比彼别宾波伯博勃布查楚茨达戴丹登邓迪蒂丁顿多俄厄恩尔法凡范菲费芬丰冯佛夫弗福富盖甘冈戈哥格根贡古瓜圭果哈汉杭豪赫亨洪胡华惠霍基吉季加贾简杰久卡凯坎康考柯科克肯孔库奎昆拉腊莱赖兰朗劳勒雷蕾黎礼里理利莉廉列烈林琳灵隆卢鲁伦罗洛马玛迈麦曼芒毛梅蒙孟米密缅敏摩莫默姆穆拿娜纳乃奈嫩尼涅宁纽农努诺欧帕潘庞培佩彭皮匹珀普齐奇恰钱乔切琴丘琼屈仁荣茹瑞若撒萨塞赛桑瑟森沙莎尚绍舍申圣史士舒朔斯苏孙索塔泰坦汤唐陶特腾提梯廷图托瓦汪旺威韦维魏温翁沃乌吴武希锡夏肖谢辛欣休许逊雅亚延耶叶伊易因英尤泽扎詹兆珍芝朱兹祖佐堡滕蘭維納爾倫馬盧萊亞奧賓達圖蘇薩賽華諾魯羅倫恩貝賴費爾頓",
  },
  cuisineEndings: "餐厅, 菜, 语, 文",
  eateryEndings: "店, 屋",
  listMarks: "、",
  verbLast: true,
  dateSigns: { month: "月", day: "日, 号" },
  monthFirst: true,
  taxonomyCode: "zh-Hans",
  dayOfMonth: { after: "号, 日" },
  unparticular:
    "多少, 寄存, 寄放, 帮忙, 幫忙, 连接, 連接, 房间, 房間, 密码, 密碼, 提供, 使用, 需要, 出租, 习惯, 習慣, 允许, 收费, 收費, 酒店, 房费, 上来, 手机, 拿下, 多大, 阳台, 陽台",
  besideMatters:
    "保姆, 看孩子, 托儿, 婴儿车, 尿布台, 跑步机, 按摩池, 汗蒸, 蒸汽房, 洗衣机, 烘干机, 浴袍, 拖鞋, 投屏, 猫, 灯开关",
};
