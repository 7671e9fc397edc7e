import type { LanguageWords } from './language-words.ts';

/**
 * Chinese: see `LanguageWords` for the notation. The platform cuts a text into words, finer than a reader would ("小 程序"):
 * what it parts is joined by `_`. Told by its script, so it needs no giveaways.
 */
export const chinese: LanguageWords = {
  giveaways: '',
  plurals: [],
  conjugations: [],
  words: `了=the 地=the 得=the 着=the 过=the 们=the 我=i 我们=we 咱们=we 你=you 您=you 他=he 她=she 他们=they 她们=they 它=it 自己=own 自己_的=own 我的=my 我们_的=our 他们_的=their 这=this 这个=this 那=the 那个=the 一个=a
一_款=a 一种=a 个=a 款=the 种=the 套=the 一套=a 每=every 每_个=every 所有=all 一些=some 多个=many 很多=many 许多=many 其他=other 不同=different~ 谁=who 什么=what 哪些=which
我想=want 想=want 我想_做=want 我_想要=want 想要=want 我要=want 我要_做=want 我_需要=need 需要=need 希望=want 要=want 应该=should 可以=can 能=can 能够=can 可=can 会=will 必须=must 不能=cannot 不要=without
不需要=without 无_需=without 不用=without 没有=without 无=without 不=not 别=not 从不=never 禁止=no 是=is 有=have 在=in 里=the 中=the 上=the 下=the 内=the 外=the
给=for 为=for 为了=for 面向=for 针对=for 供=for 适合=for 专_为=for 专门_为=for 用于=for 用=with 用_来=to 来=to 去=to 让=let! 使=let! 帮=help! 帮助=help! 协助=help! 帮忙=help! 支持=with 提供=offer!
包括=including 包含=including 带有=with 具有=with 带=with 和=and 与=and 及=and 以及=and 并=and 并且=and 同时=and 还=and 还_能=and 还_可以=and 或=or 或者=or 但=but 但是=but 因为=because 所以=so 如果=if 当=when
时=the 的_时候=the 之间=between 从=from 到=to 向=to 对=to 把=the 将=the 被=by 由=by 通过=via 按=by 根据=by 关于=about 直接=the 自动=automatic~ 快速=fast~ 轻松=easy~ 方便=easy~ 一起=the 互相=each 相互=each
随时=the 实_时=real-time~ 在_线=online~ 线上=online~ 线_下=local~ 离_线=offline~ 只=only 都=all 也=the 就=the 再=the 最=the 更=more 很=the 等=the 吗=the 吧=the 呢=the
做=make! 做_一个=make! 开发=develop! 开发_一个=develop! 建=build! 打造=build! 创建=create! 设计=design! 制作=make! 想做=want 管理=manage! 记录=log! 登记=register! 跟踪=track! 追踪=track! 监_控=monitor!
监测=monitor! 查看=view! 浏览=browse! 查询=search! 搜索=search! 查找=find! 寻找=find! 找=find! 找到=find! 预约=book! 预订=book! 预定=book! 订=book! 挂号=book! 排队=line-up! 取消=cancel! 改期=reschedule!
安排=schedule! 排班=roster! 计划=plan! 规划=plan! 组织=organise! 整理=organise! 分配=assign! 派_单=dispatch! 接_单=accept! 审批=approve! 批准=approve! 确认=confirm! 审核=review! 签署=sign! 签名=sign!
签_到=check-in! 打卡=check-in! 报名=register! 注册=register! 登录=log-in! 申请=apply! 提交=submit! 上_传=upload! 下载=download! 导入=import! 导出=export! 打印=print! 扫描=scan! 扫_码=scan!
识别=identify! 拍照=photograph! 录音=record! 转_写=transcribe! 翻译=translate! 总结=summarise! 生成=generate! 写=write! 写作=write! 编辑=edit! 发布=publish! 发送=send! 发=send! 通知=notify!
提醒=remind! 预警=alert! 报警=alert! 警告=warn! 推荐=recommend! 建议=suggest! 匹配=match! 对_接=match! 连接=match! 撮合=match! 分享=share! 共享=share! 交换=swap! 互换=swap! 借=borrow! 借用=borrow!
借出=lend! 归还=return! 租=rent! 出租=rent! 租赁=rent! 买=buy! 购买=buy! 采购=purchase! 卖=sell! 销售=sell! 出售=sell! 下_单=order! 点_餐=order! 点菜=order! 订购=order! 团_购=order! 支付=pay! 付款=pay!
收款=charge! 收费=charge! 开_票=invoice! 开发_票=invoice! 报价=quote! 报销=reimburse! 结算=settle! 退款=refund! 退_货=return! 捐赠=donate! 捐款=donate! 募捐=fundraise! 众_筹=fundraise! 拍卖=auction!
竞_拍=bid! 配送=deliver! 送货=deliver! 送_餐=deliver! 运输=transport! 发_货=ship! 收集=collect! 回收=recycle! 领取=collect! 领养=adopt! 收养=adopt! 比较=compare! 对比=compare! 统计=count!
计算=calculate! 分析=analyse! 预测=forecast! 评估=evaluate! 评价=rate! 打分=score! 评_分=score! 评论=review! 检查=inspect! 巡_检=inspect! 检测=test! 验收=inspect! 维修=repair! 修理=repair!
报_修=report! 举_报=report! 反馈=report! 投诉=complain! 解决=solve! 处理=process! 安装=install! 清洁=clean! 打扫=clean! 控制=control! 浇水=water! 灌溉=irrigate! 施肥=fertilise! 种植=grow!
收割=harvest! 养殖=raise! 喂养=feed! 学习=learn! 学=learn! 练习=practise! 复习=revise! 背_单词=memorise! 教=teach! 授课=teach! 培训=train! 考试=quiz! 测验=quiz! 阅读=read! 朗读=read-aloud! 交流=chat!
聊天=chat! 沟通=chat! 讨论=discuss! 联系=contact! 回答=answer! 提问=ask! 咨询=consult! 投票=vote! 照顾=care! 照护=care! 护理=care! 陪伴=accompany! 治疗=treat! 服药=take! 吃_药=take! 锻炼=exercise!
健身=exercise! 跑步=run! 做饭=cook! 烹饪=cook! 分摊=split! 记账=log! 存=save! 储蓄=save! 投资=invest! 招聘=recruit! 求职=apply! 面试=interview! 拼_车=carpool! 停车=park! 旅行=travel! 玩=play! 保存=save!
存储=store! 备份=back-up! 加密=encrypt! 更新=update! 删除=delete! 添加=add! 修改=edit! 设置=set! 邀请=invite! 加入=join! 参加=join! 推广=promote! 营_销=promote! 使用=use! 收到=receive! 接收=receive!
减少=reduce! 提高=improve! 避免=avoid!
应用=app 应用_程序=app 软件=software 小_程序=app 微_信_小_程序=app 手机_应用=mobile-app 手机=mobile 程序=program 平台=platform 网站=website 网页=web-page 系统=system 工具=tool 机器_人=bot 聊天_机器_人=chatbot
插_件=plugin 浏览_器=browser 浏览_器_插_件=browser-extension 服务=service 商_城=online-shop 网_店=online-shop 网上_商店=online-shop 微_信=wechat 公众_号=newsletter 数据=data 数据_库=database
服务_器=server 看板=dashboard 仪表_盘=dashboard 后台=dashboard 助手=assistant 人工_智能=artificial-intelligence 功能=feature 模_块=feature
人=person 人们=people 人员=staff 用户=user 顾客=customer 客户=client 客人=guest 消费_者=customer 买_家=buyer 卖_家=seller 商家=shopkeeper 店主=shop-owner 老板=boss 业主=homeowner 主人=owner 经理=manager
管理_员=administrator 员工=employee 职员=employee 工人=worker 农民_工=migrant-worker 志愿_者=volunteer 会员=member 成员=member 团队=team 小组=group 班级=class 公司=company 企业=company
小_企业=small-business 小_微_企业=small-business 中小企业=small-business 机构=organisation 组织_者=organiser 自由_职业_者=freelancer 创业_者=entrepreneur 老人=elderly-person 老年人=elderly-people
长辈=elderly-person 独居_老人=elderly-person 孩子=child 儿童=child 小孩=child 宝宝=baby 婴儿=baby 父母=parents 家长=parent 妈妈=mother 爸爸=father 宝_妈=mother 家人=family 家庭=family 夫妻=couple
情侣=couple 朋友=friend 邻居=neighbour 室友=flatmate 居民=resident 村民=villager 市民=citizen 社区=community 小区=residential-community 乡村=rural 农村=rural 村=village 城市=city
残疾_人=disabled-person 盲人=blind-person 聋人=deaf-person 外国_人=foreigner 留学生=international-student 新手=beginner 专家=expert 顾问=consultant 粉丝=fan 女性=woman 男性=man 青少年=teenager
年轻_人=young-person
店=shop 店铺=shop 商店=shop 小店=small-shop 门_店=shop 超市=supermarket 便利_店=convenience-store 杂货_店=grocery-store 水果_店=fruit-shop 花店=flower-shop 书店=bookshop 服装_店=clothing-shop
药店=pharmacy 菜_市场=market-stall 摊_主=stall-holder 小_摊=stall 批发_商=wholesaler 供应_商=supplier 零售=retail 商品=product 产品=product 货物=goods 库存=stock 仓库=warehouse 进_货=purchase-order
价格=price 折扣=discount 优惠_券=coupon 积分=loyalty-point 会员_卡=membership-card 订单=order 购物_车=basket 购物_清单=shopping-list 快递=parcel 包裹=parcel 快递_员=courier 外_卖=takeaway 骑_手=courier
二手=secondhand~ 二手_书=used-book 闲置_物品=used-item 衣服=garment 鞋=shoe 手工_艺品=handicraft 手工=handmade~ 手工_艺人=craftsman 珠宝=jewellery 古董=antique 收藏=collection 收藏_家=collector
邮票=stamp 硬币=coin
钱=money 账单=bill 发票=invoice 收据=receipt 合同=contract 报价_单=quote 协议=agreement 文件=document 文_档=document 证书=certificate 表格=form 表_单=form 问_卷=questionnaire 调查=survey 报告=report
报表=report 清单=checklist 列表=list 任务=task 待_办=todo 待_办_事项=to-do-list 项目=project 进度=progress 目标=goal 习惯=habit 日程=schedule 日历=calendar 会议=meeting 会议_记录=meeting-minutes
会议_纪要=meeting-minutes 笔记=note 日记=diary 信息=information 消息=message 短信=text-message 邮件=email 邮箱=email 电话=phone-call 视频=video 视频_通话=video-call 语音=voice
语音_识别=speech-recognition 照片=photo 图片=picture 地图=map 位置=location 地址=address 路线=route 时间=time 日期=date 问题=issue 答案=answer 评价_信息=review 意见=feedback 请求=request 工_单=ticket
客_服=customer-support 候补=waiting-list 等候_名单=waiting-list 排队_号=queue-ticket 二_维_码=qr-code 条形_码=barcode 密码=password 账_号=user-account 权限=user-role 广告=ad 网络=internet 信号=signal
不要_登录=without-login 无需_登录=without-login 不用_登录=without-login 不需要_登录=without-login 不要_注册=without-registration 无需_注册=without-registration 不用_注册=without-registration 没有_网络=without-internet 无_网络=without-internet 断_网=offline 没有_信号=without-reception 无_广告=without-ads 没有_广告=without-ads 无_需_登录=without-login 无_需_注册=without-login 隐私=privacy
费用=cost 开支=expense 支出=expense 收入=income 预算=budget 家庭_预算=household-budget 记账_本=household-expense 账本=ledger 账目=ledger 财务=accounting 会计=accountant 税=tax 税务=tax 工资=salary
押金=deposit 债务=debt 欠款=debt 贷款=loan 存款=saving 股票=stock-portfolio 基金=mutual-fund 银行=bank-account 保险=insurance 保单=insurance-policy 理_赔=insurance-claim
保险_经纪_人=insurance-broker 退休=retirement 零_花钱=pocket-money 订阅=subscription 会费=membership-fee 学费=tuition-fee
农民=farmer 农户=farmer 农场=farm 农业=agriculture 农_产品=farm-product 农作物=crop 作物=crop 庄稼=crop 蔬菜=vegetable 水果=fruit 粮食=grain 水稻=rice-crop 种子=seed 化肥=fertiliser 农药=pesticide
病虫害=plant-disease 土壤=soil 温室=greenhouse 大棚=greenhouse 果园=orchard 茶_园=tea-farm 花园=garden 菜园=garden 植物=plant 花=flower 牛=cow 奶牛=dairy-cow 羊=sheep 猪=pig 鸡=chicken 鱼=fish
养_鱼=aquaculture 渔民=fisherman 牲畜=livestock 蜜蜂=bee 养_蜂_人=beekeeper 蜂箱=hive 天气=weather 收成=harvest 牧民=herder
医生=doctor 护士=nurse 医院=hospital 诊所=clinic 牙科=dental~ 牙医=dentist 牙科诊所=dental-clinic 病人=patient 患者=patient 病历=patient-record 药=medication 药品=medication 药物=medication
处方=prescription 疫苗=vaccination 疫苗_接种=vaccination 接种=vaccination 看病_记录=medical-record 体检=checkup 症状=symptom 疾病=disease 糖尿病=diabetes 血糖=glucose 血压=blood-pressure 体重=weight
睡眠=sleep 情绪=mood 心情=mood 心理=mental~ 心理_健康=mental-health 心理_咨询_师=psychologist 心理_医生=psychologist 抑郁=depression 焦虑=anxiety 压力=stress 戒烟=quit-smoking 戒酒=sobriety
理疗_师=physiotherapist 康复=rehabilitation 孕妇=pregnant-woman 怀孕=pregnancy 经_期=period-cycle 护_工=caregiver 护理_员=caregiver 养老_院=nursing-home 养老=elderly-care 保姆=nanny 月_嫂=nanny
健康=health 饮食=diet 营养=nutrition 营养_师=nutritionist 健身房=gym 教练=coach 私人_教练=personal-trainer 瑜伽=yoga 冥想=meditation 献血=blood-donation 救护_车=ambulance 急救=emergency
学校=school 小学=primary-school 中学=secondary-school 大学=university 幼儿_园=kindergarten 托儿所=daycare 老师=teacher 教师=teacher 家教=tutor 学生=student 大学生=university-student 同学=classmate
课程=course 课=lesson 课表=timetable 作业=homework 考卷=exam-paper 成绩=grade 题_库=question-bank 单词=vocabulary 词汇=vocabulary 英语=english 中文=chinese 汉语=chinese 语言=language
多_语言=multilingual~ 书=book 书籍=book 图书=book 图书_馆=library 图书_管理_员=librarian 故事=story 文章=article 作文=essay 论文=research-paper 研究=research 研究_人员=researcher 科学_家=scientist
实验_室=laboratory 实验=experiment 样本=sample 样品=sample 钢琴=piano 音乐_老师=music-teacher 驾_校=driving-school 培训_班=training-course 辅导=tutoring 辅导_班=tutoring-centre
餐厅=restaurant 饭店=restaurant 餐馆=restaurant 咖啡店=coffee-shop 咖啡_馆=coffee-shop 奶茶_店=tea-shop 面包_店=bakery 蛋糕_店=bakery 蛋糕=cake 面包=bread 食品=food-product 食物=meal 剩菜=leftover-meal
剩余_食物=leftover-meal 餐=meal 饭=meal 菜单=menu 菜_谱=recipe 食谱=recipe 食材=ingredient 桌_位=table 餐桌=table 座位=seat 厨师=chef 厨房=kitchen 服务_员=waiter 小吃=street-food 小吃摊=food-stall
食堂=canteen 酒=wine 茶=tea 咖啡=coffee
房子=house 房屋=house 房东=landlord 租_客=tenant 租_户=tenant 房租=rent 租金=rent 公寓=apartment 房间=room 民宿=holiday-home 酒店=hotel 物业=property-management 物业_公司=property-manager
房产=property 房产_中介=real-estate-agent 中介=broker 二手_房=house-sale 合租=flatshare 宿舍=dormitory 办公_室=office 会议_室=meeting-room 共享_办公=coworking 家=home 家务=chore 家_电=appliance
水电=utility-bill 电_费=electricity-bill 用_电=energy-consumption 能_耗=energy-consumption 太阳_能=solar 太阳_能_板=solar-panel 充电_桩=charging-station 电_动_车=electric-car 垃圾=waste
垃圾_分类=waste-sorting 碳_排放=carbon-footprint 环保=environment 空气_质量=air-quality 水质=water-quality
装修=renovation 装修_公司=renovation-company 工地=construction-site 建筑=building 建筑_公司=construction-company 施工=construction 施工_队=construction-crew 承包商=contractor 包_工头=contractor
电工=electrician 水管_工=plumber 木匠=carpenter 木工=carpenter 油漆工=painter 工程_师=engineer 建筑_师=architect 保_洁=cleaning 保_洁_员=cleaner 家政=cleaning-service 家政_公司=cleaning-company
阿姨=cleaner 保安=security-guard 搬家=moving-company 师傅=tradesperson 维修_工=repairer 维修_人员=technician 技术_员=technician 工厂=factory 车间=workshop 机器=machine 设备=equipment 零件=spare-part
配件=spare-part 生产=production 质_检=quality-control 质量=quality 安全=safety 故障=fault 保养=maintenance 传感器=sensor 温度=temperature 湿度=humidity 智能_家居=smart-home 摄像_头=camera
门锁=smart-lock 无人_机=drone 阀门=valve 水泵=pump
汽车=car 车=car 车辆=vehicle 车_主=car-owner 汽_修_店=car-workshop 修_车=car-repair 二手_车=used-car 摩托_车=motorbike 自行_车=bicycle 卡车=truck 货车=truck 货车_司机=truck-driver 司机=driver
乘客=passenger 出租_车=taxi 公_交=bus 公_交_车=bus 校车=school-bus 地铁=subway 火车=train 顺风_车=carpool 停车位=parking-spot 车位=parking-spot 油耗=fuel-consumption 物流=freight
物流_公司=carrier-company 司机_师傅=driver 旅游=travel 游客=tourist 导游=tour-guide 旅行社=travel-agency 行程=itinerary 景点=sight 机票=flight 签证=visa-application 行李=packing-list
理发_店=hair-salon 理发_师=barber 发型_师=hairdresser 美容院=beauty-salon 美容_师=beautician 美_甲_店=nail-salon 美_甲_师=nail-technician 纹身_师=tattoo-artist 按摩=massage 化妆_师=makeup-artist
发型=haircut 宠物=pet 宠物_主人=pet-owner 狗=dog 猫=cat 遛狗=dog-walking 宠物_店=pet-shop 宠物_医院=vet-clinic 兽医=veterinarian 流浪_猫=stray-cat 流浪_狗=stray-dog 流浪_动物=animal-shelter 动物=animal
马=horse 鸟=bird 观_鸟=birdwatching
音乐=music 歌曲=song 歌手=singer 乐队=band 合唱_团=choir 排练=rehearsal 舞蹈=dance 舞蹈_室=dance-studio 艺术=art 艺术_家=artist 画家=painter 画室=art-studio 陶艺=pottery 摄影_师=photographer
摄影=photography 博物_馆=museum 文物=artefact 档案=archive-record 历史=history 家谱=family-tree 祖先=ancestor 记者=journalist 新闻=news 播_客=podcast 博_主=blogger 主_播=streamer
自_媒体=content-creator 网_红=influencer 作家=writer 作者=author 小说=novel 剧本=script 电影=film 视频_制作=video-editing 直播=livestream 活动=event 婚礼=wedding 新人=couple 婚_庆=wedding-planner
演出=concert 展览=exhibition 门_票=ticket 票=ticket 生日=birthday 聚会=party
游戏=game 桌_游=board-game 棋=chess 象棋=chess 围棋=board-game 玩家=player 球队=football-team 足球=football 篮球=basketball 羽毛球=badminton 乒乓球=table-tennis 比赛=match 联_赛=league
赛_事=tournament 球员=player 裁判=referee 球场=sports-court 俱_乐_部=club 体育=sports-club 场地=venue 教会=church 寺庙=temple 公益=charity 公益_组织=charity 慈善=charity 慈善_机构=charity 捐赠_者=donor
受_助_者=beneficiary 难民=refugee 救援=rescue 消防=fire-brigade 消防员=firefighter 警察=police 政府=government-office 市政府=town-hall 居_委_会=residents-committee 村_委_会=village-council
选举=election 律师=lawyer 律师_事务_所=law-firm 律_所=law-firm 案件=court-case 法律=legal~ 公证=notary 签字=signature 员工_培训=employee-training 简历=resume 求职_者=jobseeker 应聘_者=applicant
候选_人=candidate 招聘_者=recruiter 人事=human-resource 人力_资源=human-resource 考勤=attendance 请假=leave-request 假期=vacation 班次=shift 轮_班=shift 工时=working-hour 工作=job 兼职=part-time-job
岗位=vacancy 实习_生=intern 销售_团队=sales-team 销售_员=salesperson 线索=lead 营_销_活动=marketing-campaign 社交_媒体=social-media 开发_者=developer 程序_员=programmer 代码=source-code
开_源=open-source~ 接口=api 日志=log-file 漏洞=vulnerability 运_维=sysadmin 网络_安全=network-security 设计_师=designer 单=order
小=small~ 大=big~ 新=new~ 旧=used~ 简单=simple~ 免费=free~ 便宜=cheap~ 本地=local~ 附近=nearby~ 独立=independent~ 专业=professional~ 安全_的=secure~ 私人=private~ 公共=public~ 智能=smart~ 新鲜=fresh~
有机=organic~ 每天=daily~ 每日=daily~ 每周=weekly~ 每月=monthly~ 每年=yearly~ 月=month 天=day 年=year 周=week 小时=hour 分钟=minute 今天=today 明天=tomorrow 线上_课程=online-course
预约_系统=booking-system 订单_管理=order-management 客户_管理=customer-management 库存_管理=inventory-management 库存_不足=low-stock 到期=due-date 过期=expiry-date 保_质_期=expiry-date
生日_提醒=birthday-reminder 吃_药_提醒=medication-reminder 服药_提醒=medication-reminder
也能=can 也可以=can 还能够=can 可以_用=can 填写=fill-in! 填=fill-in! 检查_表=checklist 教材=textbook 课本=textbook 蜂蜜=honey 产量=yield 布置=assign! 收=collect! 赛_程=fixture 积分_榜=league-table
排行榜=leaderboard 收到_通知=notify! 收到_提醒=remind! 短信_提醒=text-message-reminder 短信_通知=text-message 微_信_通知=notification 推送=notify! 推送_通知=notification 蜂箱_检查=hive-inspection
安全_检查=safety-inspection 设备_巡_检=equipment-inspection 设备_维修=equipment-repair 健康_记录=health-record 成绩_单=report-card 聊天_记录=chat-history 交易_记录=transaction 销售_记录=sale-record
维修_记录=repair-record 就_诊_记录=medical-record 服务_记录=service-record 运动_记录=workout-log 阅读_记录=reading-log
任务_管理=task-management 项目_管理=project-management 文件_管理=document-management 案件_管理=case-management 学生_管理=student-management 会员_管理=membership-management
员工_管理=employee-management 仓库_管理=warehouse-management 合同_管理=contract-management 设备_管理=equipment-management 物业_管理=property-management 财务_管理=accounting
费用_管理=expense-management 活动_管理=event-management 销售_管理=sale-management 生产_管理=production-management 时间_管理=time-management 租金_管理=rent-management 病人_管理=patient-management
车队_管理=fleet-management 车队=fleet 密码_管理=password-management 权限_管理=user-management 知识_库=knowledge-base 常见_问题=faq 工_单_系统=ticketing-system 在_线_客_服=live-chat 购物=shopping
网_购=online-shop 直销=direct-sale 价格_提醒=price-alert 降价=price-drop 降价_提醒=price-alert 比价=price-comparison 新闻_摘要=news-digest 会员_制=membership 电子_签名=e-signature 电子_合同=e-signature
语音_输入=voice-input 语音_助手=voice-assistant 语音_控制=voice-control 语音_备忘录=voice-memo 录音_转_文字=transcription 字幕=subtitle 实_时_位置=live-location 定位=location
家_校_沟通=parent-teacher-chat 家长_群=parent-group 通讯_录=contact-list 联系_人=contact 潜在_客户=prospect 老_客户=customer 供_货_商=supplier 采购_单=purchase-order 送货_单=delivery-note
配送_路线=delivery-route 最后_一_公里=last-mile 冷_链=cold-chain 海关=customs 报关=customs-declaration 集_装_箱=container 港口=port 船=ship 渔船=fishing-boat
饮食_记录=food-diary 卡路里=calorie 热量=calorie 减肥=weight-loss 步_数=step-count 运动=workout 跑步_者=runner 马拉_松=marathon 游泳=swimming 攀_岩=climbing-gym 武术=martial-art 太极=tai-chi-class
广场_舞=dance-group 中医=chinese-medicine-doctor 中药=herbal-medicine 针灸=acupuncture 口腔=dental~ 眼镜_店=optician 验光=eye-test 助_听_器=hearing-aid 轮椅=wheelchair 无_障碍=accessible~
自闭症=autism 多_动_症=adhd 失眠=insomnia 癌症=cancer 慢性病=chronic-disease 传染_病=epidemic 化验=lab-test 手术=surgery 病房=ward 养_生=wellness 月经=period-cycle 母乳=breastfeeding 育_儿=parenting
二_胎=second-child 早_教=preschool 奥_数=maths 数学=maths 物理=physics 化学=chemistry 高考=exam 考_研=exam 公务_员_考试=exam 考证=exam 错_题=flashcard 错_题_本=flashcard 卡片=card 背诵=memorise!
书法=calligraphy 绘画=painting 手_账=journal 编织=knitting 钓鱼=fishing 露营=camping 徒步=hiking-trip 骑_行=cycling 模型=model 拼_图=puzzle 天文=astronomy 电子_竞技=esport 剧本_杀=role-playing-game
密室_逃脱=escape-room
简历_投_递=job-application 招聘_会=job-fair 社_保=social-insurance 绩效=performance-review 团_建=team-event 出差=business-trip 报销_单=expense-report 差旅=business-travel 加班=overtime
排班_表=shift-plan 值班=on-call 值班_表=duty-roster 交接_班=shift-handover 工_单_派_发=dispatch! 生产_线=production-line 模具=mould 钢材=steel 木材=timber 印刷_厂=printing-house
服装_厂=garment-factory 裁缝=tailor 裁缝_店=tailor-shop 洗衣店=laundry 干洗店=laundry 鞋匠=shoemaker 开锁=locksmith 空调=air-conditioner 电梯=elevator 消防_检查=fire-inspection 燃_气=gas-meter
水_表=water-meter 电表=electricity-meter 路灯=street-light 坑洞=pothole 井_盖=pothole 防汛=flood-warning 洪水=flood 地震=earthquake 灾害=disaster 食物_银行=food-bank 义工=volunteer 爱心=charity
物资=supply 助_学=scholarship 奖学金=scholarship 孤儿_院=orphanage 村庄=village 合作_社=cooperative 农_贸_市场=farmers-market 集_市=market-stall 果_农=fruit-grower 菜农=vegetable-grower
茶_农=tea-grower 农机=farm-machine 拖拉_机=tractor 无_土_栽培=hydroponic 鱼_塘=fish-pond 虾=shrimp 土地=land-plot 林业=forestry 木工_坊=workshop 创_客_空间=makerspace 乐器=instrument 吉他=guitar
小提琴=violin 调音师=piano-tuner 琴_行=music-shop 录音_棚=recording-studio 戏剧=theatre 剧团=theatre-group 话剧=theatre-play 电台=radio-station 报纸=newspaper 杂志=magazine 出版社=publisher
编辑_部=newsroom 译者=translator 翻译_员=translator 字典=dictionary 方言=dialect 少数_民族=minority-community 非_遗=cultural-heritage 文化_遗产=cultural-heritage 考古=archaeology 古籍=manuscript
风险=risk 合_规=compliance 审计=audit-log 备案=registration 商标=trademark 专利=patent 遗嘱=last-will 离婚=divorce 移民=immigration 护照=passport 户口=residence-record 身份_证=identity-card
车_险=car-insurance 保险_公司=insurance-company 保险_代理人=insurance-agent 医_保=health-insurance 理财=personal-finance 信用卡=credit-card 比_特_币=bitcoin 加密_货币=crypto 汇率=exchange-rate
红包=gift-money 礼物=gift 礼金=gift-money 房_贷=mortgage 看_房=flat-viewing 房_源=property-listing 租_房=flat-rental 短_租=short-term-rental 长_租=rental 车库=garage 仓_储=self-storage
工_位=coworking-desk 设备_租赁=equipment-rental 婚_纱=wedding-dress 伴娘=bridesmaid 司_仪=wedding-host 请柬=invitation 座位_表=seating-plan 宾客=guest 来宾=guest 会_展=trade-fair
研讨_会=conference 讲座=lecture 音乐_会=concert 节日=festival 春节=festival 路_书=itinerary 攻略=travel-guide 青_旅=hostel 房车=campervan 滑雪=ski-trip 潜水=dive-trip
预约_应用=booking-app 预约_小_程序=booking-app 预约_平台=booking-platform 预约_网站=booking-website 预订_应用=booking-app 预订_小_程序=booking-app 预订_平台=booking-platform 预订_系统=booking-system
预订_网站=booking-website 报_修_应用=repair-request-app 报_修_小_程序=repair-request-app 报_修_平台=repair-request-platform 报_修_系统=repair-request-system 报_修_网站=repair-request-website
交换_应用=swap-app 交换_小_程序=swap-app 交换_平台=swap-platform 交换_系统=swap-system 交换_网站=swap-website 报名_应用=registration-app 报名_小_程序=registration-app 报名_平台=registration-platform
报名_系统=registration-system 报名_网站=registration-website 拼_车_应用=carpool-app 拼_车_小_程序=carpool-app 拼_车_平台=carpool-platform 拼_车_系统=carpool-system 拼_车_网站=carpool-website
点_餐_应用=ordering-app 点_餐_小_程序=ordering-app 点_餐_平台=ordering-platform 点_餐_系统=ordering-system 点_餐_网站=ordering-website 点_单_应用=ordering-app 点_单_小_程序=ordering-app
点_单_平台=ordering-platform 点_单_系统=ordering-system 点_单_网站=ordering-website 记账_应用=expense-app 记账_小_程序=expense-app 记账_平台=expense-platform 记账_系统=expense-system
记账_网站=expense-website 排班_应用=shift-planning-app 排班_小_程序=shift-planning-app 排班_平台=shift-planning-platform 排班_系统=shift-planning-system 排班_网站=shift-planning-website
学习_应用=learning-app 学习_小_程序=learning-app 学习_平台=learning-platform 学习_系统=learning-system 学习_网站=learning-website 招聘_应用=recruitment-app 招聘_小_程序=recruitment-app
招聘_平台=recruitment-platform 招聘_系统=recruitment-system 招聘_网站=recruitment-website 求职_应用=job-search-app 求职_小_程序=job-search-app 求职_平台=job-search-platform
求职_系统=job-search-system 求职_网站=job-search-website 租赁_应用=rental-app 租赁_小_程序=rental-app 租赁_平台=rental-platform 租赁_系统=rental-system 租赁_网站=rental-website 出租_应用=rental-app
出租_小_程序=rental-app 出租_平台=rental-platform 出租_系统=rental-system 出租_网站=rental-website 捐赠_应用=donation-app 捐赠_小_程序=donation-app 捐赠_平台=donation-platform 捐赠_系统=donation-system
捐赠_网站=donation-website 拍卖_应用=auction-app 拍卖_小_程序=auction-app 拍卖_平台=auction-platform 拍卖_系统=auction-system 拍卖_网站=auction-website 配送_应用=delivery-app 配送_小_程序=delivery-app
配送_平台=delivery-platform 配送_系统=delivery-system 配送_网站=delivery-website 送货_应用=delivery-app 送货_小_程序=delivery-app 送货_平台=delivery-platform 送货_系统=delivery-system
送货_网站=delivery-website 投票_应用=voting-app 投票_小_程序=voting-app 投票_平台=voting-platform 投票_系统=voting-system 投票_网站=voting-website 翻译_应用=translation-app 翻译_小_程序=translation-app
翻译_平台=translation-platform 翻译_系统=translation-system 翻译_网站=translation-website 签_到_应用=check-in-app 签_到_小_程序=check-in-app 签_到_平台=check-in-platform 签_到_系统=check-in-system
签_到_网站=check-in-website 巡_检_应用=inspection-app 巡_检_小_程序=inspection-app 巡_检_平台=inspection-platform 巡_检_系统=inspection-system 巡_检_网站=inspection-website 检查_应用=inspection-app
检查_小_程序=inspection-app 检查_平台=inspection-platform 检查_系统=inspection-system 检查_网站=inspection-website 维修_应用=repair-app 维修_小_程序=repair-app 维修_平台=repair-platform
维修_系统=repair-system 维修_网站=repair-website 监_控_应用=monitoring-app 监_控_小_程序=monitoring-app 监_控_平台=monitoring-platform 监_控_系统=monitoring-system 监_控_网站=monitoring-website
监测_应用=monitoring-app 监测_小_程序=monitoring-app 监测_平台=monitoring-platform 监测_系统=monitoring-system 监测_网站=monitoring-website 咨询_应用=consultation-app 咨询_小_程序=consultation-app
咨询_平台=consultation-platform 咨询_系统=consultation-system 咨询_网站=consultation-website 销售_应用=sale-app 销售_小_程序=sale-app 销售_平台=sale-platform 销售_系统=sale-system 销售_网站=sale-website
采购_应用=purchasing-app 采购_小_程序=purchasing-app 采购_平台=purchasing-platform 采购_系统=purchasing-system 采购_网站=purchasing-website 团_购_应用=group-buying-app 团_购_小_程序=group-buying-app
团_购_平台=group-buying-platform 团_购_系统=group-buying-system 团_购_网站=group-buying-website 投诉_应用=complaint-app 投诉_小_程序=complaint-app 投诉_平台=complaint-platform
投诉_系统=complaint-system 投诉_网站=complaint-website 审批_应用=approval-app 审批_小_程序=approval-app 审批_平台=approval-platform 审批_系统=approval-system 审批_网站=approval-website
健身_应用=fitness-app 健身_小_程序=fitness-app 健身_平台=fitness-platform 健身_系统=fitness-system 健身_网站=fitness-website 旅行_应用=travel-app 旅行_小_程序=travel-app 旅行_平台=travel-platform
旅行_系统=travel-system 旅行_网站=travel-website 交流_应用=community-app 交流_小_程序=community-app 交流_平台=community-platform 交流_系统=community-system 交流_网站=community-website
回收_应用=recycling-app 回收_小_程序=recycling-app 回收_平台=recycling-platform 回收_系统=recycling-system 回收_网站=recycling-website 领养_应用=pet-adoption-app 领养_小_程序=pet-adoption-app
领养_平台=pet-adoption-platform 领养_系统=pet-adoption-system 领养_网站=pet-adoption-website 聊天_应用=chat-app 聊天_小_程序=chat-app 聊天_平台=chat-platform 聊天_系统=chat-system 聊天_网站=chat-website
考试_应用=exam-app 考试_小_程序=exam-app 考试_平台=exam-platform 考试_系统=exam-system 考试_网站=exam-website 培训_应用=training-app 培训_小_程序=training-app 培训_平台=training-platform
培训_系统=training-system 培训_网站=training-website 提醒_应用=reminder-app 提醒_小_程序=reminder-app 提醒_平台=reminder-platform 提醒_系统=reminder-system 提醒_网站=reminder-website
打卡_应用=habit-tracker-app 打卡_小_程序=habit-tracker-app 打卡_平台=habit-tracker-platform 打卡_系统=habit-tracker-system 打卡_网站=habit-tracker-website 记录_应用=log-app 记录_小_程序=log-app
记录_平台=log-platform 记录_系统=log-system 记录_网站=log-website 跟踪_应用=tracking-app 跟踪_小_程序=tracking-app 跟踪_平台=tracking-platform 跟踪_系统=tracking-system 跟踪_网站=tracking-website
匹配_应用=matching-app 匹配_小_程序=matching-app 匹配_平台=matching-platform 匹配_系统=matching-system 匹配_网站=matching-website 分享_应用=sharing-app 分享_小_程序=sharing-app 分享_平台=sharing-platform
分享_系统=sharing-system 分享_网站=sharing-website 共享_应用=sharing-app 共享_小_程序=sharing-app 共享_平台=sharing-platform 共享_系统=sharing-system 共享_网站=sharing-website 排队_应用=queue-app
排队_小_程序=queue-app 排队_平台=queue-platform 排队_系统=queue-system 排队_网站=queue-website 挂号_应用=appointment-app 挂号_小_程序=appointment-app 挂号_平台=appointment-platform
挂号_系统=appointment-system 挂号_网站=appointment-website 停车_应用=parking-app 停车_小_程序=parking-app 停车_平台=parking-platform 停车_系统=parking-system 停车_网站=parking-website
反馈_应用=feedback-app 反馈_小_程序=feedback-app 反馈_平台=feedback-platform 反馈_系统=feedback-system 反馈_网站=feedback-website 评价_应用=review-app 评价_小_程序=review-app 评价_平台=review-platform
评价_系统=review-system 评价_网站=review-website 考勤_应用=attendance-app 考勤_小_程序=attendance-app 考勤_平台=attendance-platform 考勤_系统=attendance-system 考勤_网站=attendance-website
购物_应用=shopping-app 购物_小_程序=shopping-app 购物_平台=shopping-platform 购物_系统=shopping-system 购物_网站=shopping-website 报价_应用=quote-app 报价_小_程序=quote-app 报价_平台=quote-platform
报价_系统=quote-system 报价_网站=quote-website 开_票_应用=invoicing-app 开_票_小_程序=invoicing-app 开_票_平台=invoicing-platform 开_票_系统=invoicing-system 开_票_网站=invoicing-website
收款_应用=payment-app 收款_小_程序=payment-app 收款_平台=payment-platform 收款_系统=payment-system 收款_网站=payment-website 借用_应用=lending-app 借用_小_程序=lending-app 借用_平台=lending-platform
借用_系统=lending-system 借用_网站=lending-website 借_阅_应用=lending-app 借_阅_小_程序=lending-app 借_阅_平台=lending-platform 借_阅_系统=lending-system 借_阅_网站=lending-website
做的=the 设计_的=the 使用_的=the 用_的=the 开发_的=the 签=sign! 签_合同=sign! 演员=actor 离_线_使用=offline 可以_离_线_使用=offline 离_线_工作=offline 背_单词_应用=vocabulary-app 背_单词_软件=vocabulary-app
使用者=user 记=log! 查=search! 看=view! 看病=doctor-visit 卖_菜=vegetable-sale 买_菜=grocery-shopping 做菜=cook! 养=raise! 修=repair! 送=deliver! 取=collect! 约=book! 约_课=book! 选=choose!
选择=choose! 挑选=choose! 展示=show! 显示=show! 宣传=promote! 介绍=show! 追溯=trace! 溯源=trace! 隐藏=hide! 估算=estimate! 估价=estimate! 鉴定=assess! 鉴赏=assess! 兑换=redeem! 奖励=reward!
激励=motivate! 挑战=challenge! 坚持=keep! 养成=keep! 养成_习惯=keep! 戒=quit! 约会=date 相亲=matchmaking 交友=dating 社交=community 论坛=forum 帖子=post 群=group 频道=channel
更新_日志=changelog 更新日志=changelog 提交_记录=commit 按_提交=by-commit 中英=bilingual~ 双_语=bilingual~ 双语=bilingual~ 中英双语=bilingual~`,
};
