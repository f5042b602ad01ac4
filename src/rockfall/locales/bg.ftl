### Всичко, което играта казва, на български. Местата идват тук като имена на играчи, картите – като думи.
### Имената и картите не се членуват, а родът на играча е неизвестен: изреченията не зависят от това.

## Какво не може да се направи

refuse-game-over = Играта свърши.
refuse-not-your-turn = Сега е ред на { $seat }.
refuse-not-now = „{ $verb }“ не е отговор сега: { $task }.
refuse-no-such-move = Няма такъв ход.
refuse-no-take-back = Това вече не може да се върне: някой е научил нещо от него.
refuse-not-in-hand = Нямате в ръката си карта „{ $card }“.
refuse-cannot-dig = Не можете да копаете, докато пред вас лежи „{ $card }“.
refuse-not-a-path = С карта „{ $card }“ не се копае.
refuse-cell-taken = На { $cell } вече има карта.
refuse-does-not-fit = На { $cell } тунелите не пасват на съседната карта: посока { $side }.
refuse-not-linked = Никой тунел от старта не води към { $cell }.
refuse-same-unturned = „{ $card }“ изглежда еднакво и от двете страни: поставете картата, без да я въртите.
refuse-lies-nowhere = Карта „{ $card }“ не се поставя пред никого.
refuse-not-on-oneself = Карта „{ $card }“ е за друг, не за вас.
refuse-only-on-oneself = Карта „{ $card }“ е само за вас.
refuse-already-there = Пред { $seat } вече има „{ $card }“.
refuse-removes-nothing = Карта „{ $card }“ не отървава никого от нищо.
refuse-not-there = Пред { $seat } няма „{ $card }“.
refuse-wrong-cure = Карта „{ $card }“ не помага срещу „{ $ill }“.
refuse-too-few-cards = Това струва две карти, а вие имате само една.
refuse-ladder-alone = До стълбата трябва да има карта с тунел, а край { $cell } няма.
refuse-ladder-beside-goal = Стълба не се поставя до цел, а на { $cell } би станало точно така.
refuse-not-an-inspection = Карта „{ $card }“ не показва ничия роля.
refuse-not-a-hat = Карта „{ $card }“ не сменя ничия роля.
refuse-no-hats-left = Тестето с роли е празно: няма какво да се вземе.
refuse-not-a-swap = Карта „{ $card }“ не разменя ръце.
refuse-nothing-to-rob = Няма какво да се открадне от { $seat }.
refuse-swaps-no-goals = Карта „{ $card }“ не разменя цели.
refuse-no-two-goals = Няма две закрити цели за размяна: проверете { $cell }.
refuse-not-a-storehouse = Карта „{ $card }“ не отваря съкровищницата.
refuse-no-discards = Няма изчистени карти, които да се прегледат.
refuse-not-in-store = В съкровищницата няма „{ $card }“.
refuse-not-a-veto = Карта „{ $card }“ не спира нищо.
refuse-not-a-pathfinder = Карта „{ $card }“ не намира път.
refuse-no-path-fits = Нямате карта с тунел, която може да се постави.
refuse-not-a-diversion = Карта „{ $card }“ не отклонява нищо.
refuse-nothing-to-divert = Последната поставена карта с тунел вече я няма.
refuse-not-there-diverted = Последната карта с тунел не може да отиде на { $cell }.
refuse-toll-unpaid = На { $cell } седи джудже-бирник на { $seat }, а вие нямате злато за таксата.
refuse-no-dwarf-left = За този рунд не остана нито един бирник.
refuse-no-site = На { $cell } не може да седне бирник.
refuse-nobody-to-beg = За таксата на { $cell } няма как да помогне { $seat }.
refuse-maps-off = В този рунд схемите вече не показват цели.
refuse-goal-stays = На { $cell } няма цел, която може да се премести.
refuse-own-role = Своята роля я знаете: погледнете чужда.
refuse-no-hand-to-rob = Няма карта, която да се изтегли от { $seat }.
refuse-not-in-the-chest = „{ $card }“ не е сред картите от ковчежето.
refuse-not-in-the-rubbish = „{ $card }“ не е сред картите, които прегледахте.
refuse-not-your-gold = „{ $card }“ не е сред вашите карти със злато.
refuse-turns-nothing = Карта „{ $card }“ не сменя посоката на игра.
refuse-not-that-goal = На { $cell } няма цел, която чака да бъде обърната.
refuse-not-on-offer = „{ $card }“ не е сред картите със злато, които ви подадоха.
refuse-not-a-map = Карта „{ $card }“ не е схема.
refuse-no-hidden-goal = На { $cell } няма закрита цел.
refuse-not-a-rockfall = Карта „{ $card }“ не срутва нищо.
refuse-stands-firm = Това, което лежи на { $cell }, не помръдва.
refuse-no-path-there = На { $cell } няма карта с тунел.

# Маси и места.
refuse-no-such-table = Няма такава маса или вече я няма.
refuse-no-such-code = Сега няма маса с такъв код.
refuse-no-such-seat = На тази маса няма място номер { $number }.
refuse-no-such-member = На тази маса никой няма номер { $number }.
refuse-seat-taken = Мястото е заето: там седи { $name }.
refuse-name-taken = Това име на масата вече е заето: { $name }.
refuse-bad-name = Това не може да е име: { $why }.
refuse-table-crowded = Около една маса се събират най-много { $most } души.
refuse-no-watching = На тази маса не искат зрители.
refuse-only-watching = Тук само гледате.
refuse-has-left = Вече станахте от тази маса.
refuse-not-host = Това може само домакинът на масата.
refuse-not-seated = За това трябва да седите на масата.
refuse-nobody-seated = Някой трябва да седне, преди играта да започне.
refuse-bad-token = Този ключ не отваря никое място тук.
refuse-bad-recovery = Този ключ за възстановяване не става или вече е използван.
refuse-impossible-settings = Така не може да се играе: { $why }.
refuse-too-many-bots = Ботовете са { $bots }, а местата – само { $seats }.
refuse-unknown-bot = Няма бот „{ $level }“; има { $known }.
refuse-clock-too-short =
    За часовника са нужни поне { $seconds ->
        [one] една секунда
       *[other] { $seconds } секунди
    }.
refuse-bad-link = Тази връзка не носи настройки: { $why }.

# По време на игра.
refuse-match-began = Играта вече започна; това трябваше да стане преди нея.
refuse-match-not-begun = Играта още не е започнала.
refuse-match-over = Тази игра е изиграна и приключена.
refuse-match-not-over = Това се вижда едва след края на играта.
refuse-match-paused = Играта е на пауза.
refuse-stale-step = Масата вече е напред: сега е ход { $step }.
refuse-not-asked = Картата е ваша: за нея питат другите.
refuse-already-away = На това място вече играе бот.
refuse-not-away = Не сте се отдалечавали.
refuse-already-paused = Играта вече е на пауза.
refuse-not-paused = Играта не е на пауза.
refuse-chat-off = Свободните разговори на тази маса са изключени.
refuse-bad-text = Тези думи не могат да се покажат.
refuse-no-such-card = Такава карта не може да лежи там: { $card }.
refuse-nothing-hidden = На { $cell } няма нищо с лицето надолу.

# Къщата.
refuse-going-down = Сървърът се рестартира; мястото ви се пази.
refuse-house-full = Къщата е пълна: опитайте по-късно.
refuse-store-full = Няма място за още една игра: опитайте по-късно.
refuse-too-many-tables = През последния час отворихте много маси: опитайте по-късно.
refuse-too-many-sockets = Оттук са отворени много връзки: затворете една.
refuse-not-stored = Това не можа да се запише, значи не се е случило: опитайте пак.
refuse-not-found = Тук няма нищо.
refuse-internal-server-error = Нещо в къщата се обърка; мястото ви се пази.
refuse-foreign-origin = Тази страница няма право да говори с този сървър.
refuse-say-hello-first = Първо поздравете масата.
refuse-too-fast = Не толкова бързо.
refuse-too-long =
    Това е твърде дълго: най-много { $most ->
        [one] един байт
       *[other] { $most } байта
    }.
refuse-content-too-large =
    Заявката е твърде дълга: най-много { $most ->
        [one] един байт
       *[other] { $most } байта
    }.
refuse-cut-short = Съобщението прекъсна по средата.
refuse-malformed = Това не се чете; трябва да е { $takes }.
refuse-misshapen = Тук нещо не е наред: { $why }.
refuse-said-twice = Това е казано два пъти.
refuse-method-not-allowed = Тук не става така.
refuse-unsupported-media-type = Това не се чете: очакваше се { $takes }.

## Какво се случи

story-round =
    Рунд { $round }. По { $count ->
        [one] една карта
       *[other] { $count } карти
    } за всеки, започва { $seat }.
story-role = Ролята на { $seat }: { $card }.

# Какво прави играчът. Всяко действие си има изречение; „unseen“ е за тези, които не бива да знаят всичко.

story-dig =
    { $seat } копае на { $cell }: { $card }{ $turned ->
        [1] {" "}(завъртяна карта)
       *[other] { "" }
    }.
story-pass = { $seat } пасува и скришом от другите изчиства „{ $card }“.
story-pass-unseen = { $seat } пасува и изчиства карта с лицето надолу.
story-also = { $seat } скришом от другите изчиства и „{ $card }“.
story-also-unseen = { $seat } изчиства още една карта с лицето надолу.
story-enough = { $seat } не изчиства повече.
story-shed = { $seat } скришом от другите дава „{ $card }“ и още една карта, за да се отърве от „{ $which }“.
story-shed-unseen = { $seat } дава две карти с лицето надолу, за да се отърве от „{ $which }“.
story-with = { $seat } скришом от другите дава втората карта: { $card }.
story-with-unseen = { $seat } дава втората карта.
story-break = { $seat } погажда номер на { $other }: { $card }.
story-break-self = { $seat } чупи собствен инструмент: { $card }.
story-repair = { $seat } играе „{ $card }“ и отървава { $other } от „{ $which }“.
story-repair-self = { $seat } играе „{ $card }“ и се отървава от „{ $which }“.
story-trap = { $seat } затваря { $other } под ключ: { $card }.
story-trap-self = { $seat } се заключва отвътре: { $card }.
story-free = { $seat } играе „{ $card }“ и пуска { $other } на воля: край на „{ $which }“.
story-free-self = { $seat } играе „{ $card }“ и излиза на воля: край на „{ $which }“.
story-scheme-self = { $seat } крои мръсен план: { $card }.
story-foil = { $seat } играе „{ $card }“ и взема „{ $which }“ от { $other }.
story-foil-self = { $seat } играе „{ $card }“ и се отказва от своята карта „{ $which }“.
story-map = { $seat } поглежда целта на { $cell }.
story-map-tunnel = { $seat } поглежда тунела на { $cell } и ковчежето под него.
story-rockfall = { $seat } срутва тавана на { $cell }.
story-rockfall-tunnel = { $seat } срутва тавана върху ковчежето на { $cell }.
story-inspect = { $seat } играе „{ $card }“ и поглежда ролята на { $other }.
story-hat = { $seat } играе „{ $card }“: { $other } взема друга роля.
story-hat-self = { $seat } играе „{ $card }“ и си взема друга роля.
story-swap = { $seat } играе „{ $card }“: { $seat } и { $other } разменят ръцете си.
story-reveal = { $seat } първо обръща картата на { $cell }.
story-rotate =
    { $seat } поставя „{ $card }“ на { $cell } { $turned ->
        [1] със завъртане
       *[other] без завъртане
    }.
story-rob = { $seat } краде златен къс от { $other }.
story-refrain = { $seat } играе честно и не краде нищо.

story-reverse = { $seat } играе „{ $card }“.
story-switch = { $seat } играе „{ $card }“ и взема в ръце целите от { $cell } и { $cell2 }.
story-settle =
    { $seat } { $turned ->
        [1] разменя целите на { $cell } и { $cell2 }
       *[other] връща целите на { $cell } и { $cell2 }, както си бяха
    }; никой друг не знае.
story-settle-unseen = { $seat } връща целите на { $cell } и { $cell2 } – разменени или не.
story-storehouse = { $seat } отива в съкровищницата.
story-take = { $seat } скришом от другите взема от съкровищницата „{ $card }“.
story-take-unseen = { $seat } взема една от картите в съкровищницата.
story-veto = { $seat } казва „не“: „{ $which }“ на { $other } не действа.
story-allow = { $seat } няма нищо против „{ $which }“ на { $other }.
story-pathfind = { $seat } играе „{ $card }“: две карти с тунели в един ход.
story-lay =
    { $seat } поставя { $number ->
        [1] първата
       *[other] втората
    } карта от пътеката на { $cell }: { $card }{ $turned ->
        [1] {" "}(завъртяна карта)
       *[other] { "" }
    }.
story-divert =
    { $seat } играе „{ $card }“: „{ $which }“ отива от { $from } на { $cell }{ $turned ->
        [1] {" "}(завъртяна карта)
       *[other] { "" }
    }.

story-toll = { $seat } скришом от другите изчиства „{ $card }“ и настанява джудже-бирник на { $cell }.
story-toll-unseen = { $seat } изчиства карта с лицето надолу и настанява джудже-бирник на { $cell }.
story-beg = { $seat } моли { $other } за помощ при таксата на { $cell }.
story-agree = { $seat } ще плати, ако { $other } копае на { $cell }.
story-agree-own = { $seat } ще пусне { $other } да копае на { $cell } без такса.
story-decline = { $seat } няма да плати за { $other } на { $cell }.
story-decline-own = { $seat } държи на таксата от { $other } на { $cell }.

story-nudge = { $seat } премества целта от { $cell } с една клетка на изток.
story-unmask = { $seat } вижда в огледалото ролята на { $other }.
story-grab = { $seat } изтегля карта от ръката на { $other }.
story-hold = { $seat } скришом от другите запазва „{ $card }“; останалите се изчистват.
story-hold-unseen = { $seat } запазва една от тях; останалите се изчистват.
story-drop = { $seat } скришом от другите първо изчиства „{ $card }“.
story-drop-unseen = { $seat } изчиства първата от тях.
story-fetch = { $seat } скришом от другите изравя от вехториите „{ $card }“.
story-fetch-unseen = { $seat } изравя карта от вехториите.

# Карти, които се поглеждат, обръщат или махат.

story-saw-role = { $seat } вижда ролята на { $other }: { $card }.
story-saw = { $seat } намира на { $cell }: { $card }.
story-saw-chest = { $seat } намира в ковчежето: { $cards }.
story-saw-discard = { $seat } преглежда: { $cards }.
story-saw-discard-unseen =
    { $seat } преглежда { $count ->
        [one] една
       *[other] { $count }
    } от изчистените карти.
story-shown-at = Всички виждат какво лежи на { $cell }: { $card }.
story-turned = Картата на { $cell } се обръща: { $card }.
story-turned-bag-1 = { $seat } изкопава чувалче на { $cell }, а в него – един златен къс.
story-turned-bag-2 = { $seat } изкопава чувалче на { $cell }, а в него – два златни къса.
story-turned-dragon = { $seat } събужда дракон на { $cell }, а той иска злато!
story-turned-spider = { $seat } се натъква на гигантския паяк на { $cell }: край на рунда.
story-treasure = { $seat } стига до съкровището!
story-lift-discard = От { $cell } изчезва: { $card }.
story-lift-tunnel-box = От { $cell } се връща в кутията: { $card }.
story-costume = { $seat } преди всички стига до отдела за костюми.
story-party = { $seat } преди всички стига до тунелното парти: ролите се раздават наново.

story-opened-chest-nugget = { $seat } отваря ковчеже: златен къс за спомен.
story-opened-chest-maps-off = { $seat } отваря ковчеже: схемите стават на прах и вече не показват цели.
story-opened-chest-no-draw = { $seat } отваря празно ковчеже: в този ход се тегли с една карта по-малко.
story-opened-chest-extra-draw = { $seat } отваря ковчеже: в този ход се тегли с една карта повече.
story-opened-chest-shift-goal = { $seat } отваря ковчеже: таен проход – една цел се отдалечава.
story-opened-chest-steal = { $seat } отваря ковчеже: в края на хода – карта от чужда ръка.
story-opened-chest-sift = { $seat } отваря ковчеже: в края на хода – една от три карти по избор.
story-opened-chest-spy = { $seat } отваря ковчеже: огледало, което показва роля.
story-opened-chest-rummage = { $seat } отваря ковчеже: изчистените карти се размесват и една може да се извади.
story-opened-chest-bury = { $seat } отваря ковчеже: срутване затрупва карти от тестето.

# Карти, които отиват от едно място на друго, и открити числа, които се менят.

story-move-pile-hand = { $seat } тегли: { $cards }.
story-move-pile-hand-unseen =
    { $seat } тегли { $count ->
        [one] карта
       *[other] { $count } карти
    }.
story-move-pile-sifted = { $seat } поглежда най-горните карти от тестето: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } поглежда { $count ->
        [one] последната карта
       *[other] { $count } карти
    } от тестето.
story-move-pile-discard = От тестето изчезва: { $cards }.
story-move-pile-discard-unseen =
    Тестето олеква незабелязано с { $count ->
        [one] една карта
       *[other] { $count } карти
    }.
story-pile-empty = Това беше последната карта от тестето за теглене.
story-move-hand-hand = { $seat } получава от { $other }: { $cards }.
story-move-hand-hand-unseen =
    { $seat } получава { $count ->
        [one] карта
       *[other] { $count } карти
    } от { $other }.
story-move-spare-role = { $seat } взема роля от останалите: { $cards }.
story-move-spare-role-unseen =
    { $seat } взема { $count ->
        [one] роля
       *[other] { $count } роли
    } от останалите.
story-move-chest-chest-box = Скалите затрупват ковчежето, а в него: { $cards }.
story-move-chest-chest-box-unseen =
    Скалите затрупват { $count ->
        [one] неотворено ковчеже
       *[other] { $count } неотворени ковчежета
    }.
story-move-gold-pile-gold = { $seat } прибира: { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } прибира { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-move-gold-gold-pile = { $seat } разваля на златни късове: { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } разваля на златни късове { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-move-gold-pile-offer = { $seat } избира измежду: { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } получава за избор { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }.
story-move-offer-offer = { $other } подава на { $seat }: { $cards }.
story-move-offer-offer-unseen =
    { $other } подава на { $seat } { $count ->
        [one] последната карта със злато
       *[other] { $count } карти със злато
    }.
story-move-offer-gold = { $seat } запазва: { $cards }.
story-move-offer-gold-unseen =
    { $seat } запазва { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-set-backwards =
    Сега се играе { $count ->
        [1] в обратна посока
       *[other] пак по часовниковата стрелка
    }.
story-gain =
    { $seat } получава { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-lose =
    { $seat } губи { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-toll-paid = { $seat } плаща на { $other } златен къс на { $cell } и джуджето си отива.
story-toll-free = Джуджето на { $seat } на { $cell } не взема такса и си отива.

# Краят на рунда и на играта.

story-end-hands-empty = Никой вече няма карти.
story-end-all-passed = Всички пасуваха.
story-end-no-playable = Вече няма карта, която може да се изиграе.
story-role-shown = Ролите на масата: { $seat } – { $card }.
story-won = Край на рунд { $round }. Печелят: { $cards }.
story-won-digger = Край на рунд { $round }: печелят златотърсачите.
story-won-saboteur = Край на рунд { $round }: печелят саботьорите.
story-won-greedy = Край на рунд { $round }: едно алчно джудже обира всичко.
story-won-by-nobody = Край на рунд { $round }: никой не печели.
story-unpaid = { $seat } не получава нищо – ето защо: { $card }.
story-paid =
    { $seat } получава { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(заделени: { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }.
story-paid-pieces-geologist =
    { $seat } (геолог) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } за кристалите.
story-paid-pieces-boss =
    { $seat } (началник) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } – с един по-малко от златотърсач.
story-paid-pieces-profiteer =
    { $seat } (спекулант) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } – с два по-малко от дела на другите.
story-paid-pieces-greedy =
    { $seat } (алчно джудже) граби { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }, а за другите не остава нищо.
story-score = { $seat } има злато за { $gold }.
story-wins = { $seat } печели играта със злато за { $gold }!
story-shares = { $seat } споделя победата със злато за { $gold }.

## Какво се пита играчът

ask-turn = Ваш ред е: изиграйте карта или пасувайте.
ask-which-goal = Тунелът ви стига до няколко карти. Коя да се обърне първа?
ask-rotation = Как да легне картата на { $cell }: { $card }?
ask-gold = Коя карта със злато запазвате? Останалите продължават нататък.
ask-pass-more = Ще изчистите ли още една карта? Колкото изчистите, толкова теглите.
ask-shed-second = Коя втора карта давате за това?
ask-theft = Може да откраднете златен къс. От кого?
ask-switch = Наистина ли разменяте целите на { $cell } и { $cell2 }? Ще знаете само вие.
ask-storehouse = Коя карта вземате от съкровищницата?
ask-veto = { $other } играе „{ $which }“. Ще кажете ли „не“?
ask-veto-at = { $other } играе „{ $which }“ на { $cell }. Ще кажете ли „не“?
ask-veto-on = { $other } играе „{ $which }“ на { $other2 }. Ще кажете ли „не“?
ask-veto-you = { $other } играе „{ $which }“, и то на вас. Ще кажете ли „не“?
ask-trail =
    Поставете { $number ->
        [1] първата
       *[other] втората
    } карта с тунел от вашата пътека. Коя?
ask-sponsor = Ще платите ли таксата, ако { $other } копае на { $cell }?
ask-sponsor-own = Ще пуснете ли { $other } да копае без такса на { $cell }, където седи вашето джудже?
ask-toll-card = С коя карта със злато плащате на бирника на { $other } на { $cell }? Получавате ресто.
ask-shift-goal = Таен проход: коя цел се мести с една клетка на изток?
ask-spy = Огледало: чия роля поглеждате?
ask-steal = Лепкави пръсти: от чия ръка теглите карта?
ask-sift = Коя от тези карти запазвате? Останалите се изчистват.
ask-put-away = Коя от тези карти изчиствате първа?
ask-rummage = Коя карта изравяте от вехториите?

## Какво чакат другите

wait-turn = на ход е { $seat }
wait-which-goal = { $seat } избира коя карта да обърне
wait-rotation = { $seat } върти карта
wait-gold = { $seat } избира злато
wait-pass-more = { $seat } може да изчисти още карти
wait-shed-second = { $seat } дава втора карта
wait-theft = { $seat } може да краде
wait-switch = { $seat } държи две цели
wait-storehouse = { $seat } в съкровищницата
wait-veto = { $seat } може да каже „не“
wait-trail = { $seat } по пътеката
wait-sponsor = { $seat } решава за таксата
wait-toll-card = { $seat } плаща таксата
wait-shift-goal = { $seat } мести цел
wait-spy = { $seat } държи огледалото
wait-steal = { $seat } ей сега ще изтегли карта
wait-sift = { $seat } избира една от три
wait-put-away = { $seat } изчиства карти
wait-rummage = { $seat } рови във вехториите

## Карти

card-unknown = непозната карта
card-start = старт
card-treasure = съкровище
card-stone-nw = скала (СЗ)
card-stone-ne = скала (СИ)
card-NESW = кръстовище
card-NES = разклон в шахта
card-NEW = разклон в галерия
card-NS = шахта
card-EW = галерия
card-NE = десен завой
card-NW = ляв завой
card-n = сляпа шахта
card-e = сляпа галерия
card-n-s = затрупана шахта
card-e-w = затрупана галерия
card-n-e = затрупан десен завой
card-n-w = затрупан ляв завой
card-n-e-s = затрупан разклон в шахта
card-n-e-w = затрупан разклон в галерия
card-n-e-s-w = затрупано кръстовище
card-broken-pickaxe = счупена кирка
card-broken-lantern = счупен фенер
card-broken-cart = счупена количка
card-fix-pickaxe = ремонт на кирка
card-fix-lantern = ремонт на фенер
card-fix-cart = ремонт на количка
card-fix-pickaxe-lantern = ремонт на кирка или фенер
card-fix-pickaxe-cart = ремонт на кирка или количка
card-fix-lantern-cart = ремонт на фенер или количка
card-map = схема
card-rockfall = свлачище
card-NS-EW = мост
card-NW-ES = два леви завоя
card-NE-SW = два десни завоя
card-ladder-s = стълба в шахта
card-ladder-w = стълба в галерия
card-ladder-ES = стълба в ляв завой
card-ladder-NE = стълба в десен завой
card-green-ES = зелена врата в ляв завой
card-green-EW = зелена врата в галерия
card-green-NS-e = зелена врата в шахта със сляпа галерия
card-blue-NS = синя врата в шахта
card-blue-EW = синя врата в галерия
card-blue-SW = синя врата в десен завой
card-NE-s = десен завой със сляпа шахта
card-NS-e-w = шахта със слепи галерии
card-EW-n-s = галерия със слепи шахти
card-NS-e = шахта със сляпа галерия
card-ES-n = ляв завой със сляпа шахта
card-crystal-w = кристал в сляпа галерия
card-crystal-s = кристал в сляпа шахта
card-crystal-ESW = кристал в разклон на галерия
card-crystal-ESW-n = кристал в разклон на галерия със сляпа шахта
card-crystal-NES = кристал в разклон на шахта
card-crystal-NSW-e = кристал в разклон на шахта със сляпа галерия
card-crystal-NESW = кристал на кръстовище
card-crystal-EW-s = кристал в галерия със сляпа шахта
card-trapped = Капан
card-free-at-last = Свобода
card-theft = Кражба
card-hands-off = Долу ръцете
card-inspection = Шпиониране
card-swap-hats = Смяна на шапките
card-swap-hands = Обмен
card-change-of-direction = Смяна на посоката
card-craftsman = Майстор занаятчия
card-bag-1 = чувалче със злато (1)
card-bag-2 = чувалче със злато (2)
card-dragon = дракон
card-spider = гигантски паяк
card-swap-goals = Размяна на цели
card-storehouse = Съкровищница
card-veto = Вето
card-pathfinder = Пътеводител
card-diversion = Отклонение
card-double-west = двойна карта (запад)
card-double-east = двойна карта (изток)
card-tunnel-NESW = тунел с ковчеже, кръстовище
card-tunnel-NES = тунел с ковчеже, разклон в шахта
card-tunnel-NEW = тунел с ковчеже, разклон в галерия
card-tunnel-NE = тунел с ковчеже, десен завой
card-tunnel-NW = тунел с ковчеже, ляв завой
card-chest-nugget = златен къс
card-chest-maps-off = скъсана схема (схемите вече не показват цели)
card-chest-no-draw = празно ковчеже (не се тегли карта)
card-chest-extra-draw = находка (тегли се още една карта)
card-chest-shift-goal = таен проход (цел се мести с една клетка)
card-chest-steal = лепкави пръсти (карта от чужда ръка)
card-chest-sift = три карти за избор
card-chest-spy = огледало (поглед към роля)
card-chest-rummage = стари вехтории (карта от изчистените)
card-chest-bury = срутване (пет карти от тестето са затрупани)
card-gold-1 = злато (1)
card-gold-2 = злато (2)
card-gold-3 = злато (3)
card-digger = златотърсач
card-saboteur = саботьор
card-greedy = алчно джудже
card-blue = син златотърсач
card-green = зелен златотърсач
card-boss = началник
card-profiteer = спекулант
card-geologist = геолог

## Действия, въпроси, посоки

verb-pass = пасувам
verb-dig = копая
verb-reveal = обръщам
verb-rotate = завъртам
verb-break = чупя
verb-repair = поправям
verb-map = поглеждам цел
verb-rockfall = срутвам
verb-keep = запазвам злато
verb-also = изчиствам още
verb-enough = стига толкова
verb-shed = отървавам се
verb-with = давам втора карта
verb-trap = затварям в капан
verb-free = пускам на воля
verb-scheme = кроя кражба
verb-foil = спирам кражба
verb-inspect = шпионирам
verb-hat = сменям шапка
verb-swap = разменям ръце
verb-rob = крада
verb-refrain = не крада нищо
verb-reverse = обръщам посоката на игра
verb-switch = вземам две цели
verb-settle = наистина ги разменям
verb-storehouse = отивам в съкровищницата
verb-take = вземам от съкровищницата
verb-veto = казвам „не“
verb-allow = нямам нищо против
verb-pathfind = търся път
verb-lay = поставям
verb-divert = отклонявам последния тунел
verb-toll = настанявам бирник
verb-beg = моля за помощ с таксата
verb-agree = съгласявам се
verb-decline = отказвам
verb-pay = плащам
verb-nudge = местя цел
verb-unmask = поглеждам роля
verb-grab = изтеглям карта
verb-hold = запазвам една от три
verb-fetch = изравям от изчистените
verb-drop = изчиствам

task-turn = трябва да се изиграе карта или да се пасува
task-which-goal = трябва да се посочи коя цел се обръща
task-rotation = трябва да се избере как ляга целта
task-gold = трябва да се запази карта със злато
task-pass-more = трябва да се изчисти още карта или да се каже „стига“
task-shed-second = трябва да се посочи втората карта, която се дава
task-theft = трябва да се окраде някой или никой
task-switch = трябва да се реши дали целите наистина се разменят
task-storehouse = трябва да се вземе карта от съкровищницата
task-veto = карта може да бъде спряна
task-trail = трябва да се постави карта с тунел
task-sponsor = някой моли за помощ с таксата
task-toll-card = трябва да се плати с карта със злато
task-shift-goal = трябва да се посочи коя цел се мести
task-spy = трябва да се посочи играч, чиято роля се поглежда
task-steal = трябва да се посочи играч, който губи карта
task-put-away = трябва да се посочи следващата карта за изчистване
task-sift = трябва да се запази една от три карти
task-rummage = трябва да се извади карта от изчистените

side-N = север
side-E = изток
side-S = юг
side-W = запад
