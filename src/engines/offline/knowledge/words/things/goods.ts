/** What is sold, worn, owned, collected and kept in stock. See ../things.ts for how a row is written. */
export const goods = `
item: product item merchandise commodity sku bestseller novelty | name: text; sku: text; price: money; cost: money; inStock: integer; weightGrams: integer; photos: list of file; status: draft | on sale | sold out | discontinued
item: variant colourway edition | name: text; sku: text; size: text; colour: text; price: money; inStock: integer; photo: file
item: bundle kit hamper assortment multipack | name: text; contents: list of text; price: money; inStock: integer; packedOn: date; photo: file
item: gift present souvenir party_favour stocking_filler | name: text; recipient: text; occasion: text; price: money; shopUrl: text; boughtOn: date; status: idea | bought | wrapped | given
item: wish_item registry_item gift_wish | name: text; url: text; price: money; priority: 1 to 5; reservedBy: reference; givenOn: date
item: stock inventory supply spare consumable replenishment surplus | name: text; sku: text; quantity: integer; minimum: integer; reorderQuantity: integer; location: text; countedAt: datetime
item: stock_movement stock_take goods_receipt write_off stock_transfer stocktake | movedAt: datetime; quantity: integer; reason: text; fromLocation: text; toLocation: text; bookedBy: reference
item: lot | number: text; title: text; estimateFrom: money; estimateUntil: money; reservePrice: money; hammerPrice: money; photos: list of file; status: listed | sold | unsold
item: box carton envelope bag sack tub bucket basket tin | label: text; contents: list of text; lengthCm: integer; widthCm: integer; heightCm: integer; location: text; packedOn: date
item: jar pot vase jug pitcher flask thermos mug cup glass tumbler bowl plate | name: text; volumeMl: integer; material: text; quantity: integer; price: money; photo: file
item: cutlery knife fork spoon pan saucepan casserole wok kettle tray utensil crockery tableware | name: text; material: text; quantity: integer; condition: new | good | worn; storedIn: text; photo: file
item: garment dress shirt blouse skirt jacket coat suit trouser jean sweater jumper cardigan hoodie costume uniform | name: text; size: text; colour: text; fabric: text; brandName: text; price: money; condition: new | like new | worn; photos: list of file
item: shoe boot sandal sneaker slipper heel skate | name: text; sizeEu: decimal; colour: text; brandName: text; price: money; condition: new | good | worn; photo: file
item: hat cap scarf glove belt sock tie mitten handkerchief umbrella sunglass handbag backpack suitcase purse rucksack | name: text; colour: text; size: text; brandName: text; price: money; photo: file; status: on sale | sold | lost
item: outfit capsule_wardrobe dress_rental wedding_dress gown tuxedo | name: text; pieces: list of text; occasion: text; size: text; rentPerDay: money; lastWornOn: date; photos: list of file
item: jewel ring necklace bracelet earring brooch pendant watch gemstone diamond pearl bangle | name: text; material: text; stone: text; carat: decimal; hallmark: text; appraisedValue: money; photos: list of file; status: in stock | reserved | sold
item: furniture sofa couch armchair stool bench bookshelf mattress dresser crib cot | name: text; material: text; widthCm: integer; depthCm: integer; heightCm: integer; condition: new | good | worn; price: money; photo: file
item: rug carpet curtain cushion pillow blanket duvet towel tablecloth bedsheet linen napkin | name: text; material: text; widthCm: integer; lengthCm: integer; colour: text; washAtC: integer; quantity: integer
item: appliance oven stove dishwasher dryer microwave toaster vacuum mixer hob cooker espresso_machine coffee_machine washing_machine sewing_machine | name: text; brandName: text; modelNumber: text; serialNumber: text; boughtOn: date; warrantyUntil: date; energyClass: text; status: working | fault | in repair
item: toy doll teddy puppet lego rattle rocking_horse building_block playset | name: text; ageFromYears: integer; pieces: integer; missingPieces: text; condition: new | good | worn; photo: file; status: in | out | in repair | retired
item: game videogame jigsaw | title: text; playersFrom: integer; playersUntil: integer; minutes: integer; ageFromYears: integer; publisher: text; rating: 1 to 10; photo: file
item: antique collectible collectable heirloom curio figurine porcelain relic artefact memorabilia | name: text; origin: text; madeAround: text; provenance: text; condition: mint | good | worn | damaged; boughtFor: money; appraisedValue: money; photos: list of file
item: coin banknote stamp_collection medal | name: text; country: text; year: integer; denomination: text; grade: text; catalogueNumber: text; value: money; photos: list of file
item: stamp postmark | catalogueNumber: text; country: text; issuedYear: integer; faceValue: money; condition: mint | used | damaged; value: money; scan: file
item: card | name: text; setName: text; number: text; rarity: text; grade: text; boughtFor: money; marketValue: money; photo: file
item: vinyl vinyl_record cd cassette lp dvd bluray disc | title: text; artist: text; label: text; releasedYear: integer; pressing: text; condition: mint | very good | good | poor; value: money; cover: file
item: museum_object specimen fossil mineral museum_piece | name: text; inventoryNumber: text; origin: text; dating: text; materials: list of text; storedAt: text; loanedTo: text; photos: list of file
item: sculpture ceramic bust carving mask statuette | name: text; artist: text; year: integer; material: text; heightCm: decimal; weightKg: decimal; price: money; status: in studio | on show | on loan | sold
item: pottery greenware bisque stoneware earthenware glaze_test | name: text; clay: text; glaze: text; weightGrams: integer; maker: reference; status: thrown | drying | bisque fired | glazed | finished | broken
item: candle soap lotion perfume cosmetic cream shampoo lipstick makeup nail_polish essential_oil bath_bomb | name: text; batchNumber: text; ingredients: list of text; volumeMl: integer; price: money; bestBefore: date; photo: file
item: flower_arrangement bouquet wreath flower_box centrepiece corsage gift_basket | name: text; flowers: list of text; price: money; recipient: text; cardText: text; deliverOn: date; status: ordered | bound | out | delivered
item: material fabric yarn leather textile wool cloth felt ribbon lace denim silk cotton | name: text; composition: text; colour: text; dyeLot: text; lengthMetres: decimal; pricePerMetre: money; supplierName: text; photo: file
item: bead zipper sequin needle spool bobbin buckle snap_fastener | name: text; material: text; sizeMm: decimal; colour: text; quantity: integer; storedIn: text
item: timber wood plank plywood veneer lumber beam batten firewood | species: text; lengthCm: decimal; widthCm: decimal; thicknessMm: decimal; moisturePercent: decimal; quantity: integer; pricePerCubicMetre: money; storedAt: text
item: brick tile cement concrete mortar plaster insulation drywall paving gravel sand slab rebar | name: text; grade: text; quantity: decimal; unit: text; pricePerUnit: money; supplierName: text; deliveredOn: date; storedAt: text
item: paint lacquer varnish pigment dye ink glaze primer stain resin epoxy adhesive glue sealant | name: text; colourCode: text; volumeLitres: decimal; batchNumber: text; openedOn: date; bestBefore: date; hazard: text
item: metal steel aluminium copper brass alloy ingot scrap | grade: text; form: text; thicknessMm: decimal; weightKg: decimal; heatNumber: text; pricePerKg: money; storedAt: text
item: fuel diesel petrol gasoline heating_oil pellet propane briquette | kind: text; litres: decimal; pricePerLitre: money; deliveredOn: date; supplierName: text; tankLevelPercent: decimal
item: chemical solvent acid detergent disinfectant pesticide fertiliser fertilizer herbicide fungicide insecticide lubricant coolant | name: text; casNumber: text; quantity: decimal; unit: text; hazardClass: text; safetySheet: file; storedAt: text; expiresOn: date
item: waste rubbish garbage trash recyclable compost | kind: text; weightKg: decimal; collectedOn: date; disposedVia: text; costOfDisposal: money; certificate: file
item: stationery pencil pen eraser marker paperclip stapler toner ink_cartridge | name: text; quantity: integer; minimum: integer; pricePerUnit: money; storedIn: text; reorderUrl: text
item: lost_item lost_property found_item found_object keepsake belonging | name: text; foundAt: text; foundOn: date; description: text; photo: file; keepUntil: date; claimedBy: text; status: found | claimed | given away
item: asset inventory_item office_equipment | name: text; assetTag: text; boughtOn: date; purchasePrice: money; bookValue: money; location: text; usedBy: reference; status: in use | in store | in repair | retired
item: subscription membership season_ticket annual_pass paid_plan | name: text; price: money; period: month | quarter | year; startsOn: date; renewsOn: date; cancelBy: date; status: trial | active | paused | ended
item: voucher coupon gift_card discount_code promo_code rebate cashback | code: text; value: money; remaining: money; validFrom: date; validUntil: date; redeemedAt: datetime; status: issued | part used | used | expired
item: pass admission_ticket entry_ticket wristband boarding_ticket parking_ticket concert_ticket | number: text; holder: text; price: money; validFrom: datetime; validUntil: datetime; seat: text; scannedAt: datetime; status: sold | used | refunded
item: key keycard fob keyring padlock | number: text; opens: text; copies: integer; holder: reference; handedOutOn: date; dueBackOn: date; status: in cabinet | handed out | lost
item: trophy prize award | name: text; year: integer; awardedFor: text; winner: reference; value: money; awardedOn: date; photo: file
item: badge achievement honour | name: text; rule: text; points: integer; icon: file; earnedOn: date; earnedBy: reference
item: skill competence competency talent ability proficiency | name: text; category: text; level: 1 to 5; provedBy: text; assessedOn: date; expiresOn: date
item: marquee gazebo canopy bouncy_castle party_tent balloon decoration ornament garland | name: text; widthCm: integer; lengthCm: integer; quantity: integer; rentPerDay: money; condition: good | worn | damaged; storedAt: text
item: coffin urn headstone tombstone gravestone casket | number: text; material: text; inscription: text; orderedOn: date; price: money; deliveredOn: date; status: ordered | engraved | placed
item: collection stamp_album | name: text; theme: text; pieces: integer; startedOn: date; totalValue: money; insuredFor: money; photo: file
item: railway locomotive wagon diorama miniature model_kit scale_model warhammer | name: text; maker: text; scale: text; articleNumber: text; boughtFor: money; boxPresent: boolean; condition: mint | good | repaired | broken; photos: list of file
item: christmas_tree easter_egg firework lantern candle_holder fairy_light nativity | name: text; quantity: integer; storedIn: text; boughtOn: date; price: money; condition: good | worn | broken
item: pram stroller pushchair car_seat high_chair baby_monitor diaper nappy pacifier | name: text; brandName: text; ageFromMonths: integer; ageUntilMonths: integer; condition: new | good | worn; recallCheckedOn: date; status: in use | lent | given away
item: resource | name: text; kind: text; owner: reference; costPerHour: money; capacity: integer; status: free | in use | blocked | retired
item: bond etf dividend_stock security holding fund equity | isin: text; name: text; quantity: decimal; boughtOn: date; boughtAt: money; lastPrice: money; currency: text
item: props_box stage_costume school_uniform sports_kit jersey team_kit lab_coat apron workwear | number: text; size: text; quantity: integer; issuedTo: reference; issuedOn: date; washedOn: date; status: in store | issued | in laundry | discarded
item: book_box toy_box lending_box story_box experiment_box tonie audio_figure | name: text; contents: list of text; ageFromYears: integer; value: money; lastCheckedOn: date; status: in | out | incomplete
item: joker playing_card domino mahjong_tile poker_chip chess_set dartboard foosball pinball | name: text; maker: text; pieces: integer; missingPieces: text; condition: new | good | worn; value: money; photo: file
item: wallpaper flooring parquet laminate vinyl_floor skirting worktop joist rafter window_frame door_leaf shutter awning | name: text; room: text; colour: text; quantity: decimal; unit: text; pricePerUnit: money; fittedOn: date; warrantyUntil: date
item: sink bathtub washbasin toilet_bowl shower_tray faucet_set towel_rail mirror medicine_chest | name: text; maker: text; articleNumber: text; room: text; fittedOn: date; price: money; warrantyUntil: date
`;
