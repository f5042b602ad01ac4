### Alles, was das Spiel sagt, auf Deutsch. Plätze kommen hier als Namen an, Karten als Wörter im Nominativ.

## Was nicht geht

refuse-game-over = Das Spiel ist aus.
refuse-round-over = Diese Runde ist zu Ende.
refuse-not-your-turn = Jetzt ist { $seat } dran.
refuse-not-now = „{ $verb }“ passt jetzt nicht: { $task }.
refuse-no-such-move = So einen Zug gibt es nicht.
refuse-no-use = Das lässt sich jetzt nicht spielen: { $card }.
refuse-fits-nowhere = Das passt jetzt nirgendwohin: { $card }.
refuse-not-possible-there = Da ist das nicht möglich.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refuse-cannot-dig = Du kannst nicht graben, solange das vor dir liegt: { $card }.
refuse-not-a-path = Damit lässt sich nicht graben: { $card }.
refuse-cell-taken = Bei { $cell } liegt schon eine Karte.
refuse-does-not-fit = Bei { $cell } passt das nicht zur Nachbarkarte: { $side }.
refuse-not-linked = { $cell } ist nicht mit dem Start verbunden.
refuse-same-unturned = Gedreht sieht diese Karte genauso aus: { $card }. Leg sie ungedreht.
refuse-lies-nowhere = Das wird vor niemanden gelegt: { $card }.
refuse-not-on-oneself = Das ist für andere da, nicht für dich: { $card }.
refuse-only-on-oneself = Das gilt nur für dich selbst: { $card }.
refuse-already-there = { $seat } hat das schon vor sich: { $card }.
refuse-removes-nothing = Damit wird niemand etwas los: { $card }.
refuse-not-there = Vor { $seat } liegt das gar nicht: { $card }.
refuse-wrong-cure = „{ $card }“ hilft nicht gegen „{ $ill }“.
refuse-too-few-cards = Das kostet zwei Karten, und du hast nur noch eine.
refuse-ladder-alone = Eine Leiter braucht eine Wegekarte neben sich, und bei { $cell } ist keine.
refuse-ladder-beside-goal = Neben einem Ziel darf keine Leiter stehen, und bei { $cell } stünde sie dort.
refuse-not-an-inspection = Damit siehst du keine Rolle: { $card }.
refuse-not-a-hat = Damit wechselt niemand die Rolle: { $card }.
refuse-no-hats-left = Der Rollenstapel ist leer: Es gibt keine Rolle zum Wechseln.
refuse-not-a-swap = Damit werden keine Handkarten getauscht: { $card }.
refuse-nothing-to-rob = Bei { $seat } ist nichts zu holen.
refuse-swaps-no-goals = Damit werden keine Ziele vertauscht: { $card }.
refuse-no-two-goals = Zum Vertauschen braucht es zwei verdeckte Ziele, auch bei { $cell }.
refuse-not-a-storehouse = Damit kommst du nicht ins Lagerhaus: { $card }.
refuse-no-discards = Der Ablagestapel ist leer: Da gibt es nichts zu durchsuchen.
refuse-not-in-store = Das gibt es im Lagerhaus nicht: { $card }.
refuse-not-a-veto = Damit hältst du nichts auf: { $card }.
refuse-not-a-pathfinder = Damit findest du keinen Weg: { $card }.
refuse-no-path-fits = Keine deiner Wegekarten lässt sich anlegen.
refuse-not-a-diversion = Damit leitest du nichts um: { $card }.
refuse-nothing-to-divert = Die zuletzt gelegte Wegekarte liegt nicht mehr da.
refuse-not-there-diverted = Die zuletzt gelegte Wegekarte kann nicht nach { $cell }.
refuse-toll-unpaid = Bei { $cell } sitzt ein Zollzwerg von { $seat }, und du hast kein Gold zum Bezahlen.
refuse-no-dwarf-left = Für diese Runde ist kein Zollzwerg mehr übrig.
refuse-no-site = Bei { $cell } kann kein Zollzwerg sitzen.
refuse-nobody-to-beg = Wegen des Zolls bei { $cell } kannst du { $seat } nicht fragen.
refuse-maps-off = Schatzkarten zeigen in dieser Runde keine Ziele mehr.
refuse-goal-stays = Bei { $cell } liegt kein Ziel, das sich verschieben lässt.
refuse-own-role = Deine eigene Rolle kennst du: Sieh dir eine andere an.
refuse-no-hand-to-rob = Bei { $seat } gibt es keine Karte zu holen.
refuse-not-in-the-chest = Das ist keine der Karten aus der Truhe: { $card }.
refuse-not-in-the-rubbish = Das ist keine der Karten, die du dir angesehen hast: { $card }.
refuse-not-your-gold = Das ist keine deiner Goldkarten: { $card }.
refuse-turns-nothing = Das ändert die Spielrichtung nicht: { $card }.
refuse-not-that-goal = Bei { $cell } wartet kein Ziel darauf, aufgedeckt zu werden.
refuse-not-on-offer = Diese Goldkarte wurde dir nicht gereicht: { $card }.
refuse-not-a-map = Das ist keine Schatzkarte: { $card }.
refuse-no-hidden-goal = Bei { $cell } liegt kein verdecktes Ziel.
refuse-not-a-rockfall = Damit bringst du nichts zum Einsturz: { $card }.
refuse-stands-firm = Was bei { $cell } liegt, hält jedem Steinschlag stand.
refuse-no-path-there = Bei { $cell } liegt keine Wegekarte.
refuse-extends-nothing = Bei { $cell } führt das keinen Weg weiter.
refuse-role-known = Wer { $seat } ist, liegt schon für alle offen.
refuse-somebody-there = Bei { $cell } steht jemand, deshalb bleibt die Karte liegen.
refuse-not-a-step = Von hier führt kein Schritt nach { $cell }, Feld { $space }.
refuse-no-steps-left = Du hast keine Schritte mehr.
refuse-lies-down = Dein Zwerg liegt gelähmt am Boden und kann nicht laufen.
refuse-is-out = Dein Zwerg ist schon aus der Höhle heraus.
refuse-web-there = Auf dieser Seite von { $cell } hängt schon ein Spinnennetz.
refuse-no-way-there = Über diese Seite von { $cell } führt kein Weg, da gibt es nichts zuzuspinnen.
refuse-web-in-the-way = Ein Spinnennetz versperrt bei { $cell } den Weg: { $side }.
refuse-not-a-web = Das ist kein Spinnennetz: { $card }.
refuse-not-a-creature = Damit kommt keine Kreatur: { $card }.
refuse-no-hole = Noch liegt kein dunkles Loch offen, aus dem sie kommen könnte: { $card }.
refuse-no-hole-there = Bei { $cell } ist kein dunkles Loch, aus dem eine Kreatur kommen könnte.
refuse-starts-where-it-is = Die Kreatur ist schon unterwegs und zieht von da weiter, wo sie ist, nicht von { $cell }: { $card }.
refuse-no-axe = Du hast keine Streitaxt, die du jetzt benutzen könntest.
refuse-no-web-there = Auf dieser Seite von { $cell } hängt kein Spinnennetz.
refuse-web-out-of-reach = Dein Zwerg steht nicht an diesem Spinnennetz bei { $cell }.
refuse-proposed-already = Du hast in diesem Zug schon vorgeschlagen, das Spiel zu beenden.

# Tische und Plätze.
refuse-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
refuse-no-such-code = Zu diesem Code gehört gerade kein Tisch.
refuse-no-such-seat = An diesem Tisch gibt es keinen Platz Nummer { $number }.
refuse-no-such-member = Niemand an diesem Tisch hat die Nummer { $number }.
refuse-seat-taken = Da sitzt schon { $name }.
refuse-name-taken = An diesem Tisch heißt schon jemand { $name }.
refuse-bad-name = Das kann kein Name sein: { $why }.
refuse-table-crowded = Mehr als { $most } Leute passen nicht um einen Tisch.
refuse-no-watching = An diesem Tisch ist Zuschauen nicht erwünscht.
refuse-only-watching = Du schaust hier nur zu.
refuse-has-left = Du hast diesen Tisch verlassen.
refuse-seat-freed = Dein Platz wurde freigegeben.
refuse-nobody-to-free = Auf diesem Platz sitzt niemand, dessen Platz du freigeben könntest.
refuse-not-host = Das darf nur, wer den Tisch eröffnet hat.
refuse-not-seated = Dafür musst du am Tisch sitzen.
refuse-nobody-seated = Es muss sich erst jemand hinsetzen, bevor es losgehen kann.
refuse-bad-token = Dieser Schlüssel passt hier zu keinem Platz.
refuse-bad-recovery = Dieser Ersatzschlüssel passt nicht oder wurde schon benutzt.
refuse-impossible-settings = So lässt sich nicht spielen: { $why }.
refuse-too-many-bots = So viele Bots ({ $bots }) passen nicht auf so viele Plätze ({ $seats }).
refuse-unknown-bot = Einen Bot „{ $level }“ gibt es nicht; zur Wahl stehen: { $known }.
refuse-unknown-persona = Einen Charakter „{ $persona }“ gibt es nicht; zur Wahl stehen: { $known }.
refuse-bot-cannot-play = Der Bot „{ $level }“ kennt dieses Spiel nicht; zur Wahl stehen: { $known }.
refuse-clock-too-short = Weniger als { $seconds } Sekunden darf die Uhr nicht haben.
refuse-bad-link = Dieser Link enthält keine Einstellungen: { $why }.

# Während einer Partie.
refuse-match-began = Die Partie läuft schon; das ging nur vorher.
refuse-no-draw = Gerade werden keine Zahlen für das Mischen gesammelt.
refuse-no-pledge = Von dir steht keine Zahl aus: Es wurde keine versprochen, oder sie liegt schon offen.
refuse-wrong-number = Das ist nicht die versprochene Zahl.
refuse-match-not-begun = Die Partie hat noch nicht begonnen.
refuse-match-over = Diese Partie ist aus und vorbei.
refuse-match-not-over = Das gibt es erst zu sehen, wenn die Partie vorbei ist.
refuse-match-paused = Die Partie macht gerade Pause.
refuse-stale-step = Der Tisch ist inzwischen weiter: Jetzt ist Zug { $step }.
refuse-not-asked = Es geht um deine eigene Karte: Gefragt sind die anderen.
refuse-already-away = Auf diesem Platz spielt schon ein Bot.
refuse-not-away = Du bist gar nicht weg.
refuse-already-paused = Die Partie macht schon Pause.
refuse-not-paused = Die Partie macht keine Pause.
refuse-chat-off = Der freie Chat ist an diesem Tisch abgeschaltet.
refuse-advice-off = Das Notizbuch gibt an diesem Tisch keinen Rat.
refuse-no-advice = In diesem Spiel gibt es noch keinen Rat.
refuse-bad-text = Dieser Text lässt sich nicht anzeigen.
refuse-no-such-card = So eine Karte kann da nicht liegen: { $card }.
refuse-nothing-hidden = Bei { $cell } liegt nichts verdeckt.

# Das Haus.
refuse-going-down = Der Server startet neu; dein Platz bleibt dir sicher.
refuse-recovered-elsewhere = Dein Platz ist jetzt auf einem anderen Gerät.
refuse-table-swept = Dieser Tisch wurde abgeräumt.
refuse-too-many-faults = Von hier kamen zu viele unverständliche Nachrichten.
refuse-unread = Die Verbindung war zu langsam, um mitzukommen.
refuse-set-aside = Der Tisch ist gerade nicht lesbar; er kommt von selbst wieder.
refuse-table-broken = Dieser Tisch ist beschädigt; er wurde so, wie er ist, beiseitegestellt.
refuse-log-full = Du hast hier neben deinen Zügen { $most } Dinge gesagt und gewünscht: Ab jetzt zählen nur noch Züge.
refuse-stored-enough = Von hier kam heute schon sehr viel: Vorerst zählen nur noch Züge.
refuse-silent = Niemand hat sich gemeldet, darum wurde die Verbindung getrennt.
refuse-misdirected = Auf dem Server ging etwas schief; die Verbindung wurde getrennt, bevor Schaden entstand.
refuse-server-full = Der Server ist voll: Versuch es später noch einmal.
refuse-store-full = Für eine weitere Partie ist kein Platz: Versuch es später noch einmal.
refuse-too-many-tables = Du hast in der letzten Stunde viele Tische eröffnet: Versuch es später noch einmal.
refuse-too-many-sockets = Von hier sind schon viele Verbindungen offen: Schließ eine davon.
refuse-not-stored = Das konnte nicht festgehalten werden und gilt deshalb nicht: Versuch es noch einmal.
refuse-not-found = Hier ist nichts.
refuse-internal-server-error = Auf dem Server ist etwas schiefgegangen; dein Platz bleibt dir sicher.
refuse-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
refuse-wrong-host = Dieser Server heißt anders.
refuse-say-hello-first = Zuerst muss ein Tisch gewählt sein.
refuse-too-fast = Nicht so schnell! Versuch es in { $seconds } s noch einmal.
refuse-too-long = Das ist zu lang: höchstens { $most } Bytes.
refuse-content-too-large = Die Anfrage ist zu lang: höchstens { $most } Bytes.
refuse-cut-short = Die Nachricht ist abgeschnitten.
refuse-malformed = Das ist unlesbar; richtig wäre { $takes }.
refuse-misshapen = So gehört das nicht: { $why }.
refuse-said-twice = Das wurde zweimal gesagt.
refuse-method-not-allowed = Das geht dort nicht.
refuse-unsupported-media-type = Das ist nicht zu lesen: Erwartet wurde { $takes }.

## Was geschieht

story-round =
    Runde { $round } beginnt. { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } für alle, und { $seat } fängt an.
story-role = Die Rolle von { $seat }: { $card }.

# Was jemand tut. Jedes Verb hat seinen eigenen Satz; „unseen“ ist für alle, die nicht alles wissen dürfen.

story-dig = { $seat } gräbt bei { $cell }: { $card }.
story-pass = { $seat } passt und legt geheim ab: { $card }.
story-pass-unseen = { $seat } passt.
story-also = { $seat } legt geheim noch ab: { $card }.
story-also-unseen = { $seat } legt noch eine Karte ab.
story-enough = { $seat } legt nichts weiter ab.
story-shed = { $seat } legt zwei Karten ab und wird „{ $which }“ los. Die erste, geheim: { $card }.
story-shed-unseen = { $seat } legt zwei Karten ab und wird „{ $which }“ los.
story-with = { $seat } legt geheim als zweite Karte ab: { $card }.
story-with-unseen = { $seat } legt die zweite Karte ab.
story-break = { $seat } spielt „{ $card }“ gegen { $other }.
story-break-self = { $seat } macht das eigene Werkzeug kaputt: { $card }.
story-repair = { $seat } spielt „{ $card }“ für { $other } und entfernt „{ $which }“.
story-repair-self = { $seat } spielt „{ $card }“ und entfernt „{ $which }“.
story-trap = { $seat } sperrt { $other } ein: { $card }.
story-trap-self = { $seat } sperrt sich selbst ein: { $card }.
story-free = { $seat } befreit { $other }: „{ $card }“ entfernt „{ $which }“.
story-free-self = { $seat } kommt frei: „{ $card }“ entfernt „{ $which }“.
story-scheme-self = { $seat } legt „{ $card }“ vor sich aus.
story-foil = { $seat } spielt „{ $card }“ und nimmt { $other } „{ $which }“ weg.
story-foil-self = { $seat } spielt „{ $card }“ und legt „{ $which }“ ab.
story-map = { $seat } sieht sich { $cell } an.
story-map-tunnel = { $seat } sieht sich den Tunnel bei { $cell } und die Truhe darunter an.
story-rockfall = { $seat } spielt Steinschlag bei { $cell }.
story-rockfall-tunnel = { $seat } spielt Steinschlag auf die Truhe bei { $cell }.
story-inspect = { $seat } spielt „{ $card }“ und sieht sich die Rolle von { $other } an.
story-hat = { $seat } spielt „{ $card }“: { $other } muss die Rolle wechseln.
story-hat-self = { $seat } spielt „{ $card }“ und muss selbst die Rolle wechseln.
story-swap = { $seat } spielt „{ $card }“ und tauscht die Handkarten mit { $other }.
story-reveal = { $seat } deckt zuerst { $cell } auf.
story-rotate =
    { $seat } legt die Karte { $turned ->
        [1] gedreht
       *[other] ungedreht
    } hin ({ $cell }): { $card }.
story-rob = { $seat } klaut { $other } ein Goldstück.
story-refrain = { $seat } bleibt ehrlich und klaut nichts.

story-reverse = { $seat } spielt: { $card }.
story-switch = { $seat } spielt „{ $card }“ und nimmt { $cell } und { $cell2 } auf.
story-settle =
    { $seat } { $turned ->
        [1] vertauscht { $cell } und { $cell2 }
       *[other] legt { $cell } und { $cell2 } wieder so hin, wie sie lagen
    }, und sonst weiß es niemand.
story-settle-unseen = { $seat } legt { $cell } und { $cell2 } zurück, vertauscht oder auch nicht.
story-storehouse = { $seat } geht ins Lagerhaus.
story-take = { $seat } nimmt geheim aus dem Lagerhaus: { $card }.
story-take-unseen = { $seat } holt eine der Karten aus dem Lagerhaus.
story-veto = { $seat } legt ein Veto ein: „{ $which }“ von { $other } wirkt nicht.
story-allow-all = Niemand legt ein Veto ein.
story-pathfind = { $seat } spielt „{ $card }“: zwei Wegekarten in einem Zug.
story-lay =
    { $seat } legt die { $number ->
        [1] erste
       *[other] zweite
    } von zwei Wegekarten bei { $cell }: { $card }.
story-divert = { $seat } spielt „{ $card }“: „{ $which }“ wandert von { $from } nach { $cell }.

story-toll = { $seat } postiert einen Zollzwerg bei { $cell } und legt dafür geheim ab: { $card }.
story-toll-unseen = { $seat } legt eine Karte ab und postiert einen Zollzwerg bei { $cell }.
story-beg = { $seat } bittet { $other } um Hilfe beim Zoll bei { $cell }.
story-agree = { $seat } zahlt, wenn { $other } bei { $cell } gräbt.
story-agree-own = { $seat } lässt { $other } bei { $cell } umsonst graben.
story-decline = { $seat } zahlt bei { $cell } nicht für { $other }.
story-decline-own = { $seat } besteht bei { $cell } auf dem Zoll von { $other }.

story-nudge = { $seat } schiebt { $cell } um eine Stelle nach rechts.
story-unmask = { $seat } sieht im Spiegel die Rolle von { $other }.
story-grab = { $seat } zieht eine Karte aus der Hand von { $other }.
story-hold = { $seat } behält geheim: { $card }. Der Rest wird abgelegt.
story-hold-unseen = { $seat } behält eine davon; der Rest wird abgelegt.
story-drop = { $seat } legt zuerst geheim ab: { $card }.
story-drop-unseen = { $seat } legt die erste davon ab.
story-fetch = { $seat } nimmt geheim vom Ablagestapel: { $card }.
story-fetch-unseen = { $seat } nimmt eine Karte vom Ablagestapel.

# Karten, die jemand ansieht, aufdeckt oder wegnimmt.

story-saw-role = { $seat } sieht die Rolle von { $other }: { $card }.
story-saw = { $seat } entdeckt: { $card } ({ $cell }).
story-saw-chest = { $seat } entdeckt in der Truhe: { $cards }.
story-saw-discard = { $seat } sieht sich an: { $cards }.
story-saw-discard-unseen =
    { $seat } sieht sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Ablagestapel an.
story-shown-at = Alle sehen, was dort liegt ({ $cell }): { $card }.
story-turned = Aufgedeckt ({ $cell }): { $card }.
story-turned-treasure = { $seat } hat den Schatz erreicht: { $cell }!
story-turned-bag-1 = { $seat } gräbt einen Geldsack mit 1 Gold aus: { $cell }.
story-turned-bag-2 = { $seat } gräbt einen Geldsack mit 2 Gold aus: { $cell }.
story-turned-dragon = { $seat } weckt einen Drachen ({ $cell }), und der will Gold!
story-turned-spider = { $seat } läuft der Riesenspinne in die Beine ({ $cell }): Die Runde ist vorbei.
story-lift-tunnel-box = Weg von { $cell } und zurück in die Schachtel: { $card }.
story-set-costume = { $seat } erreicht die Kostümabteilung zuerst.
story-set-party = { $seat } erreicht die Tunnelparty zuerst: Alle Rollen werden neu verteilt.

story-opened-chest-nugget = { $seat } öffnet eine Truhe: 1 Goldstück.
story-opened-chest-maps-off = { $seat } öffnet eine Truhe: Die Schatzkarten zerbröseln und zeigen keine Ziele mehr.
story-opened-chest-no-draw = { $seat } öffnet eine leere Truhe: In diesem Zug wird eine Karte weniger gezogen.
story-opened-chest-extra-draw = { $seat } öffnet eine Truhe: In diesem Zug wird eine Karte mehr gezogen.
story-opened-chest-shift-goal = { $seat } öffnet eine Truhe: ein Geheimgang, und ein Ziel rückt weiter weg.
story-opened-chest-steal = { $seat } öffnet eine Truhe: am Ende dieses Zuges eine Karte aus einer fremden Hand.
story-opened-chest-sift = { $seat } öffnet eine Truhe: am Ende dieses Zuges eine von drei Karten zum Behalten.
story-opened-chest-spy = { $seat } öffnet eine Truhe: ein Spiegel, der eine Rolle zeigt.
story-opened-chest-rummage = { $seat } öffnet eine Truhe: Der Ablagestapel wird gemischt, und eine Karte darf heraus.
story-opened-chest-bury = { $seat } öffnet eine Truhe: Ein Erdrutsch begräbt Karten vom Nachziehstapel.

# Karten, die von einem Ort zum anderen wandern, und öffentliche Zahlen, die sich ändern.

story-move-pile-hand = { $seat } zieht: { $cards }.
story-move-pile-hand-several = { $seat } zieht { $count } Karten.
story-move-pile-sifted = { $seat } sieht sich die obersten Karten des Nachziehstapels an: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } sieht sich { $count ->
        [one] die letzte Karte
       *[other] { $count } Karten
    } vom Nachziehstapel an.
story-move-pile-discard = Weg vom Nachziehstapel: { $cards }.
story-move-pile-discard-unseen =
    { $count ->
        [one] Eine Karte verschwindet
       *[other] { $count } Karten verschwinden
    } ungesehen vom Nachziehstapel.
story-pile-empty = Das war die letzte Karte vom Nachziehstapel.
story-move-hand-hand = { $seat } bekommt von { $other }: { $cards }.
story-move-chest-chest-box = Die Felsen begraben die Truhe samt Inhalt: { $cards }.
story-move-chest-chest-box-unseen =
    Die Felsen begraben { $count ->
        [one] die ungeöffnete Truhe
       *[other] { $count } ungeöffnete Truhen
    }.
story-move-gold-pile-gold = { $seat } nimmt: { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } nimmt { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
story-move-gold-gold-pile = { $seat } wechselt in Goldstücke: { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } wechselt { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    } in Goldstücke.
story-move-gold-pile-offer = { $seat } hat nun zur Wahl: { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } hat nun { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    } zur Wahl.
story-move-offer-offer = { $other } reicht an { $seat } weiter: { $cards }.
story-move-offer-gold = { $seat } behält: { $cards }.
story-move-offer-gold-unseen =
    { $seat } behält { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
story-set-backwards =
    Ab jetzt geht es { $count ->
        [1] andersherum
       *[other] wieder im Uhrzeigersinn
    }.
story-gain =
    { $seat } bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
story-lose =
    { $seat } verliert { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
story-toll-paid = { $seat } zahlt bei { $cell } ein Goldstück an { $other }, und der Zollzwerg geht nach Hause.
story-toll-free = Der Zollzwerg von { $seat } bei { $cell } verlangt nichts und geht nach Hause.

# Das Ende einer Runde und der Partie.

story-end-hands-empty = Niemand hat mehr Karten.
story-end-all-passed = Alle haben gepasst.
story-end-no-playable = Es lässt sich keine Karte mehr spielen.
story-role-shown = { $seat }: { $card }.
story-won = Runde { $round } ist vorbei. Gewonnen haben: { $cards }.
story-won-digger = Runde { $round } ist vorbei: Die Goldsucher haben gewonnen.
story-won-saboteur = Runde { $round } ist vorbei: Die Saboteure haben gewonnen.
story-won-greedy = Runde { $round } ist vorbei: Ein gieriger Zwerg schnappt sich alles.
story-won-by-nobody = Runde { $round } ist vorbei, und niemand hat gewonnen.
story-unpaid = { $seat } geht leer aus ({ $card }).
story-paid =
    { $seat } bekommt { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(beiseitegelegt: { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
story-paid-pieces-geologist =
    { $seat } (Geologe) bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    } für die Kristalle.
story-paid-pieces-boss =
    { $seat } (Chef) bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }, eines weniger als ein Goldsucher.
story-paid-pieces-profiteer =
    { $seat } (Profiteur) bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }, zwei weniger als die anderen.
story-paid-pieces-greedy =
    { $seat } (gieriger Zwerg) schnappt sich { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }, und alle anderen gehen leer aus.
story-score = { $seat } hat { $gold } Gold.
story-wins = { $seat } gewinnt mit { $gold } Gold!
story-shares = Geteilter Sieg: { $seat } mit { $gold } Gold.

# The Dark Cave.

story-begin =
    Das Spiel beginnt. { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } für alle, und { $seat } fängt an.
story-set-clan =
    { $seat } gehört zum { $count ->
        [1] gelben
       *[other] blauen
    } Clan.
story-set-group =
    Alle Karten der Gruppe { $count ->
        [1] I
       *[other] II
    } sind gezogen: Jetzt kommt Gruppe { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } spielt „Geheime Information“ und sieht sich { $cell } an.
story-inspect-secret-information = { $seat } spielt „Geheime Information“ und sieht sich die Clankarte von { $other } an.
story-boots = { $seat } schenkt { $other } ein Paar Stiefel: in jedem Zug ein Schritt mehr.
story-boots-self = { $seat } zieht Stiefel an: in jedem Zug ein Schritt mehr.
story-axe = { $seat } gibt { $other } eine Streitaxt.
story-axe-self = { $seat } legt sich eine Streitaxt bereit.
story-web = { $seat } spannt bei { $cell } ein Spinnennetz: { $side }.
story-cut = { $seat } schlägt bei { $cell } mit der Streitaxt auf das Spinnennetz ein: { $side }.
story-web-free = Das Spinnennetz von { $seat } bei { $cell } ist weg.
story-send-rat = { $seat } lässt bei { $cell } die Ratte los.
story-send-lindworm = { $seat } weckt bei { $cell } den Lindwurm.
story-send-goblin = { $seat } schickt bei { $cell } den Goblin los.
story-prowl-rat = Die Ratte von { $seat } huscht nach { $cell }.
story-prowl-lindworm = Der Lindwurm von { $seat } kriecht nach { $cell }.
story-prowl-goblin = Der Goblin von { $seat } schleicht nach { $cell }.
story-stay-rat = { $seat } lässt die Ratte, wo sie ist.
story-stay-lindworm = { $seat } lässt den Lindwurm, wo er ist.
story-stay-goblin = { $seat } lässt den Goblin, wo er ist.
story-fend-rat = { $seat } schwingt die Streitaxt, und die Ratte macht sich davon.
story-fend-lindworm = { $seat } schwingt die Streitaxt, und der Lindwurm verzieht sich.
story-fend-goblin = { $seat } schwingt die Streitaxt, und der Goblin rennt um sein Leben.
story-endure-rat = { $seat } spart sich die Streitaxt auf und lässt die Ratte kommen.
story-endure-lindworm = { $seat } spart sich die Streitaxt auf und lässt den Lindwurm kommen.
story-endure-goblin = { $seat } spart sich die Streitaxt auf und lässt den Goblin kommen.
story-rat-free = Die Ratte von { $seat } verschwindet von { $cell }.
story-lindworm-free = Der Lindwurm von { $seat } verschwindet von { $cell }.
story-goblin-free = Der Goblin von { $seat } verschwindet von { $cell }.
story-step = { $seat } geht nach { $cell }.
story-step-side = { $seat } geht nach { $cell }, { $side }.
story-step-middle = { $seat } geht in die Mitte von { $cell }.
story-step-ladder = { $seat } geht zur Leiter bei { $cell }.
story-step-hole = { $seat } geht zum dunklen Loch bei { $cell }.
story-step-vein = { $seat } geht zur Goldader bei { $cell }.
story-step-tunnel = { $seat } schlüpft bei { $cell } in den Geheimtunnel.
story-step-bridge = { $seat } betritt die Brücke bei { $cell }.
story-step-exit = { $seat } geht zum Ausgang bei { $cell }.
story-step-goal = { $seat } tastet sich vor: { $cell }.
story-stop = { $seat } bleibt stehen.
story-turned-exit = Tageslicht! { $seat } hat den Ausgang gefunden: { $cell }.
story-lose-tunnel =
    Der Geheimtunnel kostet { $seat } { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
story-lose-goblin =
    Der Goblin schnappt sich { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    } von { $seat }.
story-lose-over =
    { $seat } ist noch in der Höhle: { $count ->
        [one] Ein Goldstück ist
       *[other] { $count } Goldstücke sind
    } verloren.
story-gain-vein =
    { $seat } bricht { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    } aus der Goldader.
story-move-hand-discard-bridge = Die Brücke schwankt, und { $seat } verliert: { $cards }.
story-move-hand-discard-bridge-unseen =
    Die Brücke schwankt, und { $seat } verliert { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
story-move-hand-discard-rat = Die Ratte nagt an der Hand von { $seat }. Weg ist: { $cards }.
story-move-hand-discard-rat-unseen =
    Die Ratte nagt an der Hand von { $seat }: { $count ->
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } weg.
story-set-lying =
    { $count ->
        [0] Der Zwerg von { $seat } steht wieder auf
       *[other] Der Lindwurm lähmt den Zwerg von { $seat }
    }.
story-role-turned = Die Clankarte von { $seat } liegt jetzt offen: { $card }.
story-dwarf-free = { $seat } verlässt bei { $cell } die Höhle und ist in Freiheit!
story-set-first-out = { $seat } ist als Erstes draußen.
story-saw-spare = { $seat } sieht sich die übrigen Clankarten an: { $cards }.
story-saw-spare-unseen =
    { $seat } sieht sich { $count ->
        [one] die übrige Clankarte
       *[other] die { $count } übrigen Clankarten
    } an.
story-propose-end = { $seat } schlägt vor, das Spiel hier zu beenden.
story-consent = { $seat } sagt Ja: Es darf enden, wie { $other } vorschlägt.
story-object = { $seat } sagt Nein zum Vorschlag von { $other }: Das Spiel geht weiter.
story-end-clan-out = In der Höhle arbeitet niemand mehr für einen der Clans: Das Spiel ist vorbei.
story-end-agreed = Alle sind einverstanden: Das Spiel ist vorbei.
story-won-not-at-all = Niemand hat gewonnen.
story-won-side-blue = Der blaue Clan hat gewonnen, und mit ihm alle, die für ihn arbeiten.
story-won-side-yellow = Der gelbe Clan hat gewonnen, und mit ihm alle, die für ihn arbeiten.
story-victor = { $seat } gewinnt!
story-score-blue = Das Gold des blauen Clans zählt { $gold }.
story-score-yellow = Das Gold des gelben Clans zählt { $gold }.

## Was jemand gefragt wird

ask-turn = Du bist dran: Spiel eine Karte oder passe.
ask-which-goal = Dein Tunnel erreicht mehrere Karten. Welche wird zuerst aufgedeckt?
ask-rotation = Wie herum soll die Karte liegen ({ $cell }): { $card }?
ask-gold = Welche Goldkarte behältst du? Die anderen werden weitergegeben.
ask-pass-more = Noch eine Karte ablegen? Du ziehst genauso viele nach.
ask-shed-second = Welche zweite Karte gibst du dafür her?
ask-theft = Du darfst ein Goldstück klauen. Bei wem?
ask-switch = Vertauschst du { $cell } und { $cell2 } wirklich? Nur du wirst es wissen.
ask-storehouse = Welche Karte nimmst du aus dem Lagerhaus?
ask-veto = { $other } spielt „{ $which }“. Veto?
ask-veto-at = { $other } spielt „{ $which }“ ({ $cell }). Veto?
ask-veto-on = { $other } spielt „{ $which }“ auf { $other2 }. Veto?
ask-veto-you = { $other } spielt „{ $which }“ auf dich. Veto?
ask-trail =
    Leg die { $number ->
        [1] erste
       *[other] zweite
    } von zwei Wegekarten. Welche?
ask-sponsor = Zahlst du den Zoll, wenn { $other } bei { $cell } gräbt?
ask-sponsor-own = Lässt du { $other } bei { $cell }, wo dein Zollzwerg sitzt, umsonst graben?
ask-toll-card = Mit welcher Goldkarte bezahlst du den Zollzwerg von { $other } bei { $cell }? Den Rest bekommst du heraus.
ask-shift-goal = Ein Geheimgang: Welches Ziel rückt um eine Stelle nach rechts?
ask-spy = Ein Spiegel: Wessen Rolle siehst du dir an?
ask-steal = Lange Finger: Aus wessen Hand ziehst du eine Karte?
ask-sift = Welche dieser Karten behältst du? Die anderen werden abgelegt.
ask-put-away = Welche dieser Karten legst du zuerst ab?
ask-rummage = Welche Karte nimmst du vom Ablagestapel?
ask-walk =
    Wohin gehst du? Es { $count ->
        [one] bleibt noch ein Schritt
       *[other] bleiben noch { $count } Schritte
    }.
ask-hunt-rat =
    Wohin läuft die Ratte? Es { $count ->
        [one] bleibt noch ein Schritt
       *[other] bleiben noch { $count } Schritte
    }.
ask-hunt-lindworm =
    Wohin kriecht der Lindwurm? Es { $count ->
        [one] bleibt noch ein Schritt
       *[other] bleiben noch { $count } Schritte
    }.
ask-hunt-goblin =
    Wohin schleicht der Goblin? Es { $count ->
        [one] bleibt noch ein Schritt
       *[other] bleiben noch { $count } Schritte
    }.
ask-fend-rat = Die Ratte ist da und will eine deiner Karten. Benutzt du eine Streitaxt?
ask-fend-lindworm = Der Lindwurm ist da und will dich lähmen. Benutzt du eine Streitaxt?
ask-fend-goblin = Der Goblin ist da und will Gold. Benutzt du eine Streitaxt?
ask-end-vote = { $other } schlägt vor, das Spiel hier zu beenden. Bist du einverstanden?

## Worauf die anderen warten

wait-turn = { $seat } ist dran
wait-which-goal = { $seat } wählt die Karte zum Aufdecken
wait-rotation = { $seat } dreht eine Karte
wait-gold = { $seat } wählt Gold
wait-pass-more = { $seat } darf noch mehr ablegen
wait-shed-second = { $seat } legt eine zweite Karte ab
wait-theft = { $seat } darf klauen
wait-switch = { $seat } hält zwei Ziele in der Hand
wait-storehouse = { $seat } durchsucht das Lagerhaus
wait-veto = kurze Pause für ein Veto
wait-trail = { $seat } legt zwei Wegekarten
wait-sponsor = { $seat } wird um den Zoll gebeten
wait-toll-card = { $seat } bezahlt den Zoll
wait-shift-goal = { $seat } verschiebt ein Ziel
wait-spy = { $seat } hält den Spiegel
wait-steal = { $seat } macht lange Finger
wait-sift = { $seat } wählt eine von drei Karten
wait-put-away = { $seat } legt Karten ab
wait-rummage = { $seat } durchsucht den Ablagestapel
wait-walk = { $seat } ist unterwegs
wait-hunt = { $seat } führt eine Kreatur
wait-fend = { $seat } steht vor einer Kreatur
wait-end-vote = { $seat } soll dem Ende zustimmen

## Karten

card-unknown = unbekannte Karte
card-start = Startkarte
card-treasure = Schatz
card-stone-nw = Stein (Linkskurve)
card-stone-ne = Stein (Rechtskurve)
card-NESW = Kreuzung
card-NES = T-Schacht
card-NEW = T-Stollen
card-NS = Schacht
card-EW = Stollen
card-NE = Rechtskurve
card-NW = Linkskurve
card-n = Blindschacht
card-e = Blindstollen
card-n-s = versperrter Schacht
card-e-w = versperrter Stollen
card-n-e = versperrte Rechtskurve
card-n-w = versperrte Linkskurve
card-n-e-s = versperrter T-Schacht
card-n-e-w = versperrter T-Stollen
card-n-e-s-w = versperrte Kreuzung
card-broken-pickaxe = kaputte Spitzhacke
card-broken-lantern = kaputte Laterne
card-broken-cart = kaputte Lore
card-fix-pickaxe = Reparatur: Spitzhacke
card-fix-lantern = Reparatur: Laterne
card-fix-cart = Reparatur: Lore
card-fix-pickaxe-lantern = Reparatur: Spitzhacke oder Laterne
card-fix-pickaxe-cart = Reparatur: Spitzhacke oder Lore
card-fix-lantern-cart = Reparatur: Laterne oder Lore
card-map = Schatzkarte
card-rockfall = Steinschlag
card-NS-EW = Brücke
card-NW-ES = doppelte Linkskurve
card-NE-SW = doppelte Rechtskurve
card-ladder-s = Leiter im Schacht
card-ladder-w = Leiter im Stollen
card-ladder-ES = Leiter in der Linkskurve
card-ladder-NE = Leiter in der Rechtskurve
card-green-ES = grüne Tür in der Linkskurve
card-green-EW = grüne Tür im Stollen
card-green-NS-e = grüne Tür im Schacht mit Blindstollen
card-blue-NS = blaue Tür im Schacht
card-blue-EW = blaue Tür im Stollen
card-blue-SW = blaue Tür in der Rechtskurve
card-NE-s = Rechtskurve mit Blindschacht
card-NS-e-w = Schacht mit zwei Blindstollen
card-EW-n-s = Stollen mit zwei Blindschächten
card-NS-e = Schacht mit Blindstollen
card-ES-n = Linkskurve mit Blindschacht
card-crystal-w = Kristall im Blindstollen
card-crystal-s = Kristall im Blindschacht
card-crystal-ESW = Kristall im T-Stollen
card-crystal-ESW-n = Kristall im T-Stollen mit Blindschacht
card-crystal-NES = Kristall im T-Schacht
card-crystal-NSW-e = Kristall im T-Schacht mit Blindstollen
card-crystal-NESW = Kristall in der Kreuzung
card-crystal-EW-s = Kristall im Stollen mit Blindschacht
card-trapped = Gefangen
card-free-at-last = Endlich frei
card-theft = Diebstahl
card-hands-off = Finger weg
card-inspection = Inspektion
card-swap-hats = Hütetausch
card-swap-hands = Handkartentausch
card-change-of-direction = Richtungswechsel
card-craftsman = Handwerksmeister
card-bag-1 = Geldsack mit 1 Gold
card-bag-2 = Geldsack mit 2 Gold
card-dragon = Drache
card-spider = Riesenspinne
card-swap-goals = Zieltausch
card-storehouse = Lagerhaus
card-veto = Veto
card-pathfinder = Pfadfinder
card-diversion = Umleitung
card-double-west = Doppelkarte (links)
card-double-east = Doppelkarte (rechts)
card-tunnel-NESW = Truhentunnel, Kreuzung
card-tunnel-NES = Truhentunnel, T-Schacht
card-tunnel-NEW = Truhentunnel, T-Stollen
card-tunnel-NE = Truhentunnel, Rechtskurve
card-tunnel-NW = Truhentunnel, Linkskurve
card-chest-nugget = Goldstück
card-chest-maps-off = zerrissene Karte (Schatzkarten zeigen keine Ziele mehr)
card-chest-no-draw = leere Truhe (keine Karte wird gezogen)
card-chest-extra-draw = Fundstück (eine Karte mehr wird gezogen)
card-chest-shift-goal = Geheimgang (ein Ziel rückt um eine Stelle)
card-chest-steal = lange Finger (eine Karte aus einer fremden Hand)
card-chest-sift = drei Karten zur Auswahl
card-chest-spy = Spiegel (ein Blick auf eine Rolle)
card-chest-rummage = altes Gerümpel (eine Karte vom Ablagestapel)
card-chest-bury = Erdrutsch (fünf Karten vom Nachziehstapel sind weg)
card-gold-1 = 1 Goldstück
card-gold-2 = 2 Goldstücke
card-gold-3 = 3 Goldstücke
card-digger = Goldsucher
card-saboteur = Saboteur
card-greedy = gieriger Zwerg
card-blue = blauer Goldsucher
card-green = grüner Goldsucher
card-boss = Chef
card-profiteer = Profiteur
card-geologist = Geologe
card-exit = Ausgang
card-goal-ladder = Ziel mit Leiter
card-goal-hole = Ziel mit dunklem Loch
card-goal-vein = Ziel mit Goldader
card-hole-NESW = dunkles Loch in der Kreuzung
card-hole-NES = dunkles Loch im T-Schacht
card-hole-NEW = dunkles Loch im T-Stollen
card-ladder-NW = Linkskurve mit Leiter
card-ladder-NS = Schacht mit Leiter
card-ladder-EW = Stollen mit Leiter
card-bridge-NS-EW = Brücke über einen Schacht
card-tunnel-NW-ES = doppelte Linkskurve mit Geheimtunnel
card-tunnel-NE-SW = doppelte Rechtskurve mit Geheimtunnel
card-vein-NEW = Goldader im T-Stollen
card-vein-NES = Goldader im T-Schacht
card-secret-information = Geheime Information
card-web = Spinnennetz
card-boots = Stiefel
card-axe = Streitaxt
card-rat = Ratte
card-lindworm = Lindwurm
card-goblin = Goblin
card-yellow-loyal = loyaler Zwerg des gelben Clans
card-yellow-saboteur = Saboteur im gelben Clan
card-blue-loyal = loyaler Zwerg des blauen Clans
card-blue-saboteur = Saboteur im blauen Clan

## Verben, Fragen, Himmelsrichtungen

verb-pass = passen
verb-dig = graben
verb-reveal = aufdecken
verb-rotate = drehen
verb-break = kaputt machen
verb-repair = reparieren
verb-map = Ziel ansehen
verb-rockfall = einstürzen lassen
verb-keep = behalten
verb-also = auch ablegen
verb-enough = das reicht
verb-shed = Karte vor mir loswerden (2)
verb-with = als zweite Karte hergeben
verb-trap = einsperren
verb-free = befreien
verb-scheme = Diebstahl planen
verb-foil = Diebstahl vereiteln
verb-inspect = Rolle prüfen
verb-hat = Rolle wechseln lassen
verb-swap = Handkarten tauschen
verb-rob = klauen
verb-refrain = nichts klauen
verb-reverse = Spielrichtung umkehren
verb-switch = zwei Ziele aufnehmen
verb-settle = wirklich vertauschen
verb-storehouse = ins Lagerhaus gehen
verb-take = aus dem Lagerhaus nehmen
verb-veto = Veto einlegen
verb-allow = zulassen
verb-pathfind = zwei Wegekarten legen
verb-lay = anlegen
verb-divert = letzte Wegekarte umleiten
verb-toll = Zollzwerg postieren
verb-beg = Hilfe beim Zoll
verb-agree = ja, einverstanden
verb-decline = nein, lieber nicht
verb-pay = bezahlen mit
verb-nudge = nach rechts schieben
verb-unmask = Rolle im Spiegel ansehen
verb-grab = Karte ziehen
verb-hold = eine von drei behalten
verb-fetch = vom Ablagestapel fischen
verb-drop = ablegen
verb-web = Spinnennetz spannen
verb-boots = Stiefel geben
verb-axe = Streitaxt geben
verb-send = Kreatur schicken
verb-prowl = schleichen
verb-stay = sie da lassen
verb-step = gehen
verb-cut = Spinnennetz zerhauen
verb-stop = nicht weitergehen
verb-fend = Streitaxt benutzen
verb-endure = Streitaxt aufsparen
verb-propose-end = Spielende vorschlagen
verb-consent = ja, Schluss damit
verb-object = nein, weiterspielen

task-turn = Es ist eine Karte zu spielen oder zu passen
task-which-goal = Es ist ein Ziel zum Aufdecken zu nennen
task-rotation = Es ist zu wählen, wie herum ein Ziel liegt
task-gold = Es ist eine Goldkarte zu behalten
task-pass-more = Es ist noch eine Karte abzulegen oder „genug“ zu sagen
task-shed-second = Es ist die zweite Karte zum Ablegen zu nennen
task-theft = Es ist jemand zu beklauen, oder niemand
task-switch = Es ist zu entscheiden, ob die Ziele wirklich vertauscht werden
task-storehouse = Es ist eine Karte aus dem Lagerhaus zu nehmen
task-veto = Eine Karte darf noch aufgehalten werden
task-trail = Es ist eine Wegekarte zu legen
task-sponsor = Jemand bittet um Hilfe beim Zoll
task-toll-card = Es ist mit einer Goldkarte zu bezahlen
task-shift-goal = Es ist ein Ziel zum Verschieben zu nennen
task-spy = Es ist zu sagen, wessen Rolle angesehen wird
task-steal = Es ist zu sagen, wer eine Karte verliert
task-put-away = Es ist die nächste dieser Karten zum Ablegen zu nennen
task-sift = Es ist eine von drei Karten zu behalten
task-rummage = Es ist eine Karte vom Ablagestapel zu holen
task-walk = Es ist ein Schritt zu tun oder stehen zu bleiben
task-hunt = Die Kreatur ist zu bewegen, oder sie bleibt
task-fend = Es ist zu entscheiden, ob eine Streitaxt benutzt wird
task-end-vote = Es ist zu entscheiden, ob das Spiel hier endet

side-N = oben
side-E = rechts
side-S = unten
side-W = links

## The line to the server

ui-connection-lost = Die Verbindung ist weg; sie wird gerade neu aufgebaut.
ui-unreachable = Der Server ist nicht zu erreichen.

## Screens

ui-motto = Grabt nach Gold, und findet heraus, wer nicht will, dass ihr es findet.
ui-play-now = Sofort spielen
ui-play-now-about = Das Grundspiel mit 4 Bots, ohne Warten
ui-play-game-about = { $count ->
    [one] Mit einem Bot
   *[other] Mit { $count } Bots
}
ui-new-table = Neuer Tisch
ui-new-table-about = Wähle, was gespielt wird und mit wem
ui-learn = Spielen lernen
ui-learn-about = Das Spiel in fünf Minuten
ui-join = Mit Code beitreten
ui-join-about = Du hast einen Code oder einen Link? Gib ihn hier ein.
ui-join-go = Beitreten
ui-code = Tisch-Code
ui-code-or-link = Code oder Link
ui-watch = Tische zum Mitspielen oder Zusehen
ui-watch-none = Gerade ist kein Tisch offen.
ui-offline-title = Keine Verbindung
ui-offline-about = Jedes Spiel läuft auf dem Server, auch allein gegen Bots: Gespielt wird, sobald er wieder erreichbar ist. Deine Plätze bleiben dort erhalten.
ui-offline-again = Noch einmal versuchen
ui-free-seats =
    { $count ->
        [0] kein freier Platz
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
ui-playing = es wird gespielt
ui-over = das Spiel ist vorbei
ui-my-games = Deine Spiele
ui-replay = Wiederholung
ui-go-on = Weiterspielen
ui-game-again = Revanche
ui-game-waits = wartet in der Lobby
ui-language = Sprache
ui-settings = Einstellungen
ui-called = Du heißt { $name }.
ui-to-home = Startseite
ui-not-found = Hier ist nichts
ui-looking = Einen Augenblick …
ui-table = Ein Tisch
ui-your-name = Dein Name
ui-join-full = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, kann einen Bot entfernen.
ui-only-watch = Nur zusehen
ui-lobby = Lobby
ui-seats = Plätze
ui-seat-free = Freier Platz
ui-seat-fills = Bleibt der Platz frei, spielt hier ein Bot
ui-sit = Hier sitzen
ui-sit-at = Hier sitzen: Platz { $number }
ui-get-up = Aufstehen
ui-free-seat = Platz freigeben
ui-free-seat-sure = Platz freigeben? { $name } muss dann neu über Link oder Code dazukommen.
ui-free-seat-yes = Ja, freigeben
ui-bot = Bot
ui-bot-at = Bot auf Platz { $number }
ui-no-bot = Kein Bot
ui-level-random = Bot (zufällig)
ui-level-newcomer = Bot (Neuling)
ui-level-standard = Bot (vorausschauend)
ui-level-detective = Bot (Spürnase)
ui-persona-any = Charakter egal
ui-persona-cautious = Vorsichtig
ui-persona-hot-headed = Hitzköpfig
ui-persona-sly = Gerissen
ui-persona-talkative = Gesprächig
ui-persona-at = Charakter des Bots auf Platz { $number }
ui-host = Gastgeber
ui-offline = nicht verbunden
ui-ready = bereit
ui-not-ready = noch nicht bereit
ui-i-am-ready = Ich bin bereit
ui-unready = Nicht bereit
ui-host-starts = { $name } beginnt das Spiel.
ui-draw-lobby = Eine Zufallszahl deines Geräts geht ins Mischen ein, damit der Server die Karten nicht allein bestimmen kann.
ui-draw-on = Die Zahlen für das Mischen werden gesammelt …
ui-draw-left-out = Die Zahl deines Geräts ging in dieser Partie nicht ins Mischen ein: Ihm beweist nichts, dass der Server die Karten nicht ausgesucht hat.
ui-waiting-for = { $count ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $count } Personen sind noch nicht bereit.
}
ui-standing = Ohne Platz:
ui-watchers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
ui-start = Spiel beginnen
ui-leave = Tisch verlassen
ui-invite = Andere einladen
ui-qr = Der Link als QR-Code
ui-link = Link zum Tisch
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-theme = Design
ui-theme-system = Wie im System
ui-theme-dark = Dunkel
ui-theme-light = Hell
ui-motion = Animationen
ui-motion-system = Wie im System
ui-motion-full = Alle
ui-motion-less = Reduziert
ui-sound = Töne
ui-kept-here = All das bleibt nur in diesem Browser.
ui-which-game = Welches Spiel
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Zwerge graben nach einem Schatz, und manche von ihnen wollen, dass ihn niemand findet.
ui-game-cave = The Dark Cave
ui-about-game-cave = Zwerge suchen mit ihrem Gold den Weg aus einer dunklen Höhle, und manche von ihnen arbeiten für den anderen Clan.
ui-setup-race = Ein Wettlauf: ein Zwerg aus jedem Clan, und wer zuerst draußen ist, gewinnt. Gold zählt nicht.
ui-setup-one-clan = Alle gehören zu einem Clan, und seine Saboteure arbeiten für den anderen, der nicht mitspielt.
ui-setup-two-clans = Zwei Clans. In jedem kann ein Zwerg ein Saboteur sein, der für den anderen arbeitet.
ui-edition-jubilee = Grundspiel
ui-edition-classic = Grundspiel, ältere Regeln
ui-edition-gigamic = Grundspiel, französische Regeln
ui-edition-cave = The Dark Cave
ui-part-saboteur2 = Saboteur 2, mit Teams
ui-part-greedy = Gieriger Zwerg
ui-part-swap-goals = Zieltausch
ui-part-storehouse = Lagerhaus
ui-part-veto = Veto
ui-part-direction = Richtungswechsel
ui-part-craftsman = Handwerksmeister
ui-part-pathfinder = Pfadfinder
ui-part-diversion = Umleitung
ui-part-toll = Zollzwerge
ui-part-costume = Kostümabteilung
ui-part-party = Tunnelparty
ui-part-new-goals = Neue Ziele
ui-part-chests = Schatztruhen
ui-part-sabotaged = Ohne Werkzeug kein Gold
ui-part-tournament = Turnier
ui-preset-base = Grundspiel
ui-preset-greedy = Grundspiel mit gierigem Zwerg
ui-preset-saboteur2 = Saboteur 2, in Teams
ui-preset-party = Alles auf einmal
ui-preset-tournament = Turnier
ui-preset-dark-cave = The Dark Cave
ui-what-is-played = Was gespielt wird
ui-who-plays = Wer spielt
ui-time-and-guests = Uhr, Zuschauer, Chat
ui-players = Spielerzahl
ui-players-range = { $number } bis { $count } Personen
ui-fewer = Ein Platz weniger
ui-more = Ein Platz mehr
ui-all-bots = Ich und Bots
ui-all-people = Nur Menschen
ui-bots-level = Alle Bots
ui-bots-persona = Charakter aller Bots
ui-bots-differ = Verschieden
ui-seat-number = Platz { $number }
ui-person = Ein Mensch
ui-parts =
    { $count ->
        [0] Erweiterungen: keine
        [one] Erweiterungen: eine gewählt
       *[other] Erweiterungen: { $count } gewählt
    }
ui-switches =
    { $count ->
        [0] Hausregeln: keine
        [one] Hausregeln: eine geändert
       *[other] Hausregeln: { $count } geändert
    }
ui-clash = Geht nicht zusammen mit „{ $name }“: { $why }.
ui-setting-chests = Wo die Truhen liegen
ui-setting-chests-usual = Zufällig
ui-edition = Ausgabe
ui-clock = Uhr
ui-clock-none = ohne Zeitlimit
ui-clock-move = Zeit pro Zug
ui-clock-bank = Zeit für die ganze Partie
ui-clock-seconds = Sekunden
ui-clock-increment = Zusatzsekunden pro Zug
ui-window = Zeit, eine Karte aufzuhalten
ui-window-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
ui-interval = Zwischen zwei Runden
ui-interval-none = geht es sofort weiter
ui-interval-seconds =
    haben alle bis zu { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } Zeit
ui-sit-in = Wenn jemand die Verbindung verliert
ui-sit-in-after =
    spielt nach { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    } ein Bot
ui-sit-in-never = wartet der Tisch
ui-sit-in-told = 
    Wenn jemand die Verbindung verliert, spielt nach { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    } ein Bot.
ui-sit-in-told-never = Wenn jemand die Verbindung verliert, wartet der Tisch.
ui-sit-in-alone = Spielst du allein mit Bots, wartet der Tisch auf dich, egal wie lange.
ui-listed = Auf der Startseite anzeigen
ui-watchable = Zuschauer erlaubt
ui-chat = Freier Chat erlaubt
ui-bots-talk = Bots reden ein wenig mit
ui-advice-allow = Rat im Notizbuch: wer gegen die anderen sein könnte, nach dem, was alle sehen konnten
ui-advice-allowed = Das Notizbuch gibt an diesem Tisch Rat: Alle dürfen fragen, wer gegen die anderen sein könnte.
ui-make-table = Tisch eröffnen
ui-settings-link = Ein Link zu diesen Einstellungen
ui-step = Schritt
ui-step-back = Einen Schritt zurück
ui-step-on = Vor
ui-step-play = Abspielen
ui-eye = Ansicht
ui-eye-all = Alles offen
ui-eye-public = Publikum
ui-lesson-aim = Wer du bist
ui-lesson-aim-text = Goldsucher wollen einen Tunnel vom Start bis zum Schatz. Saboteure wollen, dass vorher die Karten ausgehen. Niemand weiß, wer wer ist.
ui-lesson-dig = Graben
ui-lesson-dig-text = Lege eine Wegekarte so an den Tunnel, dass alle Seiten passen. Es muss einen durchgehenden Weg zum Start geben. Manche Karten sind Sackgassen.
ui-lesson-tools = Kaputt machen und reparieren
ui-lesson-tools-text = Wer ein kaputtes Werkzeug vor sich hat, kann nicht graben. Eine Reparatur der gleichen Art nimmt es weg, bei dir oder bei anderen.
ui-lesson-rockfall = Steinschlag
ui-lesson-rockfall-text = Nimmt eine Wegekarte vom Spielplan, nie den Start und nie ein Ziel.
ui-lesson-map = Nachsehen
ui-lesson-map-text = Sieh dir allein eines der drei Ziele an. Du darfst den anderen sagen, was du gesehen hast, oder etwas anderes.
ui-lesson-pass = Passen
ui-lesson-pass-text = Lege eine Karte verdeckt ab, statt eine zu spielen. Nach jedem Zug ziehst du eine Karte, solange es welche gibt.
ui-lesson-end = Das Ende einer Runde
ui-lesson-end-text = Wer ein Ziel erreicht, deckt es auf. Ist es der Schatz, haben die Goldsucher gewonnen; hat niemand mehr Karten, die Saboteure.
ui-lesson-gold = Das Gold
ui-lesson-gold-text = Die Sieger teilen sich Goldkarten mit einem bis drei Goldstücken. Nach drei Runden gewinnt der reichste Zwerg.
ui-change-settings = Einstellungen ändern
ui-change-done = So spielen
ui-change-not = Alles lassen, wie es war
ui-about-part-saboteur2 = Teams, Türen, Leitern, Kristalle, Fallen und Diebe.
ui-about-part-greedy = Ein Goldsucher ist gierig: Er gewinnt allein, aber nur mit der letzten Karte zum Schatz.
ui-about-part-swap-goals = Eine Karte, die zwei verdeckte Ziele vertauscht, oder nur so tut.
ui-about-part-storehouse = Eine Karte, die eine der letzten fünf abgelegten Karten zurückholt.
ui-about-part-veto = Eine Karte, die eine eben angesagte Karte aufhält.
ui-about-part-direction = Eine Karte, die die Spielrichtung umkehrt.
ui-about-part-craftsman = Eine Karte, die jedes Werkzeug repariert.
ui-about-part-pathfinder = Eine Karte, mit der man zwei Wegekarten in einem Zug legt.
ui-about-part-diversion = Eine Karte, die die zuletzt gelegte Wegekarte versetzt.
ui-about-part-toll = Zwerge, die eine Stelle sperren, bis jemand zahlt.
ui-about-part-costume = Eine Doppelkarte auf dem Weg: Wer sie zuerst erreicht, wechselt die Rolle.
ui-about-part-party = Eine Doppelkarte auf dem Weg: Wird sie erreicht, werden alle Rollen neu verteilt.
ui-about-part-new-goals = Fünf Ziele: der Schatz zwischen Steinen, Geldsäcken, Drachen und einer Riesenspinne.
ui-about-part-chests = Verdeckte Tunnel auf dem Weg, jeder mit einer Schatztruhe darunter.
ui-about-part-sabotaged = Goldsucher mit kaputtem Werkzeug bekommen kein Gold.
ui-about-part-tournament = Eine Karte auf dem Weg von Anfang an, Lohn in Goldstücken, gierige Zwerge.
ui-switch-E1 = Goldkarten, wenn die Goldsucher gewinnen
ui-switch-E1-per-digger = je Goldsucher
ui-switch-E1-per-player = je Person am Tisch
ui-switch-E2 = wann eine Runde ohne Schatz endet
ui-switch-E2-hands-empty = wenn niemand mehr Karten hat
ui-switch-E2-all-passed = wenn alle gepasst haben
ui-switch-E2-no-playable = wenn sich nichts mehr spielen lässt
ui-switch-E3 = wer die nächste Runde beginnt
ui-switch-E3-last-turn = links von der Person mit dem letzten Zug
ui-switch-E3-last-card = links von der Person mit der letzten Karte
ui-switch-E3-last-path = links von der Person mit der letzten Wegekarte
ui-switch-E4 = mehrere Ziele auf einmal erreicht
ui-switch-E4-all = alle werden aufgedeckt
ui-switch-E4-one-only = nur eines wird aufgedeckt
ui-switch-E5 = wie herum ein Ziel liegt, wenn beides passt
ui-switch-E5-chooser = nach Wahl
ui-switch-E5-chooser-if-misfit = nach Wahl, wenn es nicht passt
ui-switch-E5-fixed = so, wie es ausgelegt wurde
ui-switch-E6 = eigenes Werkzeug kaputt machen
ui-switch-E6-no = verboten
ui-switch-E6-yes = erlaubt
ui-switch-E7 = wer gewinnt, wenn Türen beide Teams aussperren
ui-switch-E7-boss-profiteer = Chef und Profiteur
ui-switch-E7-boss-alone = der Chef allein
ui-switch-E8 = welche Rolle der Hütetausch bringt
ui-switch-E8-top-under = die oberste, die alte kommt unter den Stapel
ui-switch-E8-random-out = eine zufällige, die alte ist aus dem Spiel
ui-switch-E8-top-out = die oberste, die alte ist aus dem Spiel
ui-switch-E9 = ein Saboteur erreicht einen offenen Schatz
ui-switch-E9-both-teams = beide Teams gewinnen
ui-switch-E9-nobody = niemand gewinnt
ui-switch-E10 = sich selbst einsperren
ui-switch-E10-no = verboten
ui-switch-E10-yes = erlaubt
ui-setting-chests-fan = eine vor der Tür, dann eine vor jedem Ziel
ui-setting-chests-gauntlet = je zwei auf beiden Seiten des geraden Weges
ui-setting-chests-stairs = schräg über den Weg, von links unten nach rechts oben
ui-setting-chests-wings = weit ab vom geraden Weg, zwei früh und zwei spät
ui-clash-greedy-saboteur2 = dessen Rollen lassen keinen Platz für einen gierigen Zwerg
ui-clash-sabotaged-saboteur2 = dort wird nach Teams gezahlt, nicht nach Werkzeug
ui-clash-saboteur2-tournament = beide bringen eigene Rollen und eigenen Lohn mit
ui-clash-greedy-tournament = das Turnier bringt eigene gierige Zwerge mit
ui-clash-costume-party = es sind die zwei Seiten einer Karte
ui-clash-costume-tournament = keine Rolle bleibt zum Wechseln übrig, und beide liegen an derselben Stelle
ui-clash-party-tournament = beide liegen an derselben Stelle

## Bildschirme: der Tisch

ui-table-board = Der Spielplan
ui-table-cell = { $cell }: { $card }, mit dem Start verbunden
ui-table-cell-cut = { $cell }: { $card }, abgeschnitten
ui-table-cell-hidden = { $cell }: verdeckt, { $card }
ui-table-target = { $cell } wählen
ui-table-target-chosen = { $cell } ist gewählt: zum Bestätigen noch einmal drücken
ui-token = Marker bei { $cell }
ui-token-owned = Marker von { $seat } bei { $cell }
ui-token-toll = Zollzwerg von { $seat } bei { $cell }
ui-table-counted-gold = Goldstücke: { $count }
ui-table-pick-point = Wähle eine Stelle, die leuchtet.
ui-way = { $cell }: { $price }
ui-way-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
ui-way-card =
    { $count ->
        [one] kostet 1 Karte
       *[other] kostet { $count } Karten
    }
ui-way-gold =
    { $count ->
        [one] kostet 1 Goldstück
       *[other] kostet { $count } Goldstücke
    }
ui-way-go = Dorthin gehen ({ $price })
ui-way-going = Unterwegs …
ui-token-dwarf = Zwerg von { $seat } bei { $cell }
ui-token-rat = Ratte von { $seat } bei { $cell }
ui-token-lindworm = Lindwurm von { $seat } bei { $cell }
ui-token-goblin = Goblin von { $seat } bei { $cell }
ui-token-web = Spinnennetz von { $seat } bei { $cell }, zeigt { $count }
ui-token-nugget = Gold auf einer Ader bei { $cell }
ui-seat-lying = gelähmt
ui-gone-dwarf = im Freien
ui-banner-yellow = gelber Clan
ui-banner-blue = blauer Clan
ui-aim-yellow-loyal = Bring Gold für den gelben Clan hinaus, deinen eigenen.
ui-aim-yellow-saboteur = Du trägst Gelb, bringst dein Gold aber für den blauen Clan hinaus.
ui-aim-blue-loyal = Bring Gold für den blauen Clan hinaus, deinen eigenen.
ui-aim-blue-saboteur = Du trägst Blau, bringst dein Gold aber für den gelben Clan hinaus.
ui-aim-race = Bring deinen Zwerg zuerst aus der Höhle: Gold zählt nicht.
ui-won-race = { $seat } ist zuerst draußen und gewinnt!
ui-sums = Was die Clans hinausgebracht haben
ui-sums-worked = Für ihn arbeiteten:
ui-sum-gold =
    { $count ->
        [one] { $gold } Gold × 1 Zwerg, der für den anderen Clan arbeitet = { $worth }
       *[other] { $gold } Gold × { $count } Zwerge, die für den anderen Clan arbeiten = { $worth }
    }
ui-table-zoom-in = Größer
ui-table-zoom-out = Kleiner
ui-table-fit = Alles zeigen
ui-table-hand = Deine Hand
ui-table-players = Am Tisch
ui-table-question = Was zu tun ist
ui-table-deed = { $verb }: { $name }
ui-table-pick-card = Wähle eine Karte zum Spielen oder zum Ablegen.
ui-table-pick-cell = Wähle eine Stelle auf dem Spielplan.
ui-table-pick-seat = Wähle eine Person.
ui-table-pick-which = Welche Karte ist gemeint?
ui-table-rotate = Drehen
ui-table-back = Abbrechen
ui-table-pass = Ablegen und passen
ui-table-noted = Deine Antwort ist notiert; du kannst sie noch ändern.
ui-let-turn = Diesen Zug alles zulassen
ui-let-round = Diese Runde alles zulassen
ui-letting-turn = Du lässt diesen Zug alles zu.
ui-letting-round = Du lässt diese Runde alles zu.
ui-let-not = Wieder fragen
ui-table-yes = Ja, vertauschen
ui-table-no = Nein, so lassen
ui-table-turned = Gedreht
ui-table-unturned = Ungedreht
ui-table-clock = Sekunden übrig: { $count }
ui-table-paused = Das Spiel ist angehalten.
ui-holds-backwards = Es geht andersherum.
ui-table-you = du
ui-table-acts = ist dran
ui-table-bot = Bot
ui-table-away = abwesend
ui-table-offline = nicht verbunden
ui-table-bot-in = Bot in { $time }
ui-table-cards = Karten: { $count }
ui-table-gold = Goldkarten: { $count }
ui-table-worth = Wert: { $count }
ui-table-pieces = Goldstücke: { $count }
ui-table-known-role = dir bekannt als: { $card }
ui-table-cover = Verdecken oder zeigen, was nur du wissen darfst
ui-table-covered = Verdeckt. Zum Zeigen tippen.
ui-self = Wer du bist
ui-self-role = Deine Rolle
ui-self-unknown = Noch nicht bekannt
ui-self-known = Was du weißt
ui-self-nothing = Bisher nichts Geheimes.
ui-self-cell = { $cell }: { $card }
ui-self-seat = { $seat }: { $card }
ui-self-got-it = Alles klar
ui-table-pile = Runde { $round } · Stapel: { $count }
ui-table-pile-alone = Nachziehstapel: { $count }
ui-table-more = Mehr
ui-table-log = Verlauf
ui-table-talk = Reden
ui-table-menu = Tisch
ui-table-chat = Etwas sagen
ui-table-send = Senden
ui-log-show = Auf dem Spielplan zeigen
ui-log-more =
    { $count ->
        [one] Eine weitere Zeile
       *[other] { $count } weitere Zeilen
    }
ui-mat = Vor { $name }
ui-talk-said = Was gesagt wurde
ui-talk-nothing = Noch hat niemand etwas gesagt.
ui-talk-unread = neu
ui-turn-yours = Du bist dran
ui-turn-waits = Der Tisch wartet auf dich.
ui-notice-ask = Soll Rockfall dir Bescheid geben, wenn du dran bist und gerade woanders hinschaust?
ui-notice-yes = Ja, gib Bescheid
ui-notice-no = Nein, danke
ui-table-connecting = Die Verbindung wird neu aufgebaut.
ui-table-try-again = Jetzt versuchen
ui-table-bot-plays = Ein Bot spielt auf deinem Platz.
ui-table-i-am-back = Ich bin wieder da
ui-table-be-away = Einen Bot für mich spielen lassen
ui-pace = Bots spielen
ui-pace-calm = gemächlich
ui-pace-brisk = zügig
ui-pace-at-once = sofort
ui-table-pause = Anhalten
ui-table-continue = Weiterspielen
ui-table-void = Ohne Ergebnis beenden
ui-table-leave = Den Tisch verlassen
ui-table-home = Startseite
ui-table-watchers = Es schauen zu: { $count }
ui-told-away = Ein Bot spielt für { $seat }.
ui-told-back = { $seat } ist wieder da.
ui-told-pace = Bots spielen jetzt { $text }.
ui-told-continued = Das Spiel geht weiter.
ui-told-ended = Das Spiel ist aus.
ui-told-void = Das Spiel wurde ohne Ergebnis beendet.
ui-told-wish-pause = { $name } möchte eine Pause.
ui-told-wish-continue = { $name } möchte weiterspielen.
ui-told-wish-void = { $name } möchte das Spiel beenden.
ui-told-wish-sit-in = { $name } möchte, dass ein Bot für { $seat } einspringt.
ui-told-emote = { $name } { $text }
ui-told-words = { $name }: { $text }
ui-end-nobody = Niemand hat gewonnen
ui-end-winners = Sieg: { $name }
ui-end-score = Gold: { $count }
ui-end-worth = Wert: { $count }
ui-end-rematch = Noch einmal mit denselben Leuten
ui-end-to-rematch = Zum nächsten Spiel
ui-end-replay = Wiederholung
ui-end-look = Spielplan ansehen
ui-draw-kept = Die Zahl deines Geräts ging wie versprochen ins Mischen ein. So lässt sich das prüfen und jede Karte noch einmal ziehen:
ui-draw-broken = Gemischt wurde nicht so, wie es deinem Gerät versprochen war: Trau diesem Austeilen nicht. So lässt es sich prüfen:
ui-draw-others = Zahlen von Geräten der Spieler gingen ins Mischen ein. So lässt sich das prüfen und jede Karte noch einmal ziehen:
ui-draw-alone = Gemischt hat der Server allein. So lässt sich prüfen, dass nach dem Austeilen nichts geändert wurde:
ui-aim-digger = Grabe vom Start bis zum Schatz.
ui-aim-saboteur = Halte die anderen vom Schatz fern und bleib unerkannt.
ui-aim-greedy = Erreiche selbst den Schatz: dann gehört er ganz dir.
ui-aim-blue = Erreiche den Schatz; grüne Türen halten dich auf.
ui-aim-green = Erreiche den Schatz; blaue Türen halten dich auf.
ui-aim-boss = Du gewinnst mit jedem der beiden Teams, für ein Goldstück weniger.
ui-aim-profiteer = Du gewinnst mit allen, die gewinnen, für zwei Goldstücke weniger.
ui-aim-geologist = Du wirst für die Kristalle auf dem Spielplan bezahlt.
ui-claim-role = „{ $seat } ist: { $card }.“
ui-claim-goal = „{ $cell }: { $card }.“
ui-claim = Etwas behaupten
ui-table-agree = Einverstanden
ui-table-sit-in = Einen Bot für { $seat } spielen lassen
ui-table-keys = Tasten: 1–9 wählen eine Karte, Pfeile eine Stelle oder eine Person, R dreht, I erklärt die Karte, Enter bestätigt, Esc bricht ab, + − 0 zoomen, ? zeigt dies.
ui-claim-true = Das stimmte.
ui-claim-false = Das stimmte nicht.
ui-claim-who = Wer?
ui-claim-where = Welche Karte?
ui-claim-what = Ist was?
ui-claim-make = Behaupten
ui-round-over = Runde { $round } ist vorbei
ui-round-go-on = Nächste Runde
ui-round-waits = Es fehlt noch: { $name }
ui-round-result = Zum Ergebnis
ui-round-unfold = Wer war wer
ui-missed = Während du weg warst
ui-phrase-good-game = Gutes Spiel!
ui-phrase-hello = Hallo!
ui-phrase-hurry = Beeilung!
ui-phrase-need-a-map = Wer hat eine Schatzkarte?
ui-phrase-need-a-tool = Ich brauche Werkzeug!
ui-phrase-not-me = Ich war es nicht!
ui-phrase-one-more = Noch eins!
ui-phrase-sorry = Entschuldigung!
ui-phrase-thanks = Danke!
ui-phrase-trust-me = Vertraut mir.
ui-phrase-watch-out = Passt auf!
ui-phrase-well-dug = Gut gegraben!
ui-phrase-why = Warum das?
ui-phrase-your-turn = Du bist dran.
ui-emote-angry = ist wütend
ui-emote-cheer = jubelt
ui-emote-laugh = lacht
ui-emote-sad = ist traurig
ui-emote-think = grübelt
ui-emote-wink = zwinkert
ui-emote-wow = staunt
ui-emote-yawn = gähnt

## Screens: learning

ui-lesson-first = Spiel deine erste Runde
ui-lesson-first-about = Ein Zwerg an deiner Seite sagt dir, was zu tun ist. Fünf Minuten, dann kannst du das Spiel.
ui-lesson-read = Oder lies es hier
ui-lesson-coach = Dein Coach
ui-lesson-step = Schritt { $number } von { $count }
ui-lesson-others = Jetzt spielen die anderen. Sieh genau hin: Was sie tun, verrät, wer sie sind.
ui-lesson-hurry = Weiter
ui-lesson-again = Zurück zum Anfang
ui-lesson-leave = Übung verlassen
ui-lesson-play = Ein richtiges Spiel
ui-lesson-who = Wer ist der Saboteur?
ui-lesson-alone = Das ist eine Übung: Sonst sitzt niemand am Tisch.
ui-lesson-cannot = Da kann sie nicht liegen: Tunnel muss auf Tunnel treffen und Fels auf Fels.
ui-lesson-do-dig = Du bist Goldsucher. Unter einer der drei Karten ganz rechts liegt der Schatz, und dorthin muss ein Tunnel führen. Wähle die Kreuzung auf deiner Hand, dann die Stelle rechts vom Start, und bestätige, indem du sie noch einmal wählst.
ui-lesson-do-map = Nach jedem Zug ziehst du eine Karte. Aber wohin graben? Spiel deine Schatzkarte auf das unterste der drei Ziele: Nur du siehst, was dort liegt.
ui-lesson-do-mend = Du hast den Schatz gesehen: Er liegt unten rechts! Aber jemand hat deine Laterne kaputt gemacht, und bis sie repariert ist, kannst du nicht graben. Wähle „Reparatur: Laterne oder Lore“, dann dich selbst.
ui-lesson-do-turn = Jetzt grab weiter, und zwar nach unten zum Schatz. Wähle den T-Stollen und die Stelle am Ende des Tunnels, und dreh die Karte so, dass ein Zweig nach unten führt: mit dem Knopf oder der Taste R.
ui-lesson-do-rockfall = Die unterste Karte des Tunnels ist eine Sackgasse: Ihre Wege enden im Fels, und niemand kommt hindurch. Spiel deinen Steinschlag darauf und mach Platz für eine bessere Karte.
ui-lesson-do-accuse = Hier will jemand nicht, dass du das Gold findest. Höchstens einer von euch vieren ist Saboteur, aber wer? Wähle einen Namen und sieh dir an, was dort bisher gespielt wurde.
ui-lesson-accused = Gut beobachtet! { $seat } hat einmal zum Schein gegraben. Dann kamen zwei kaputte Werkzeuge und eine Sackgasse, genau da, wo sie wehtat. Spiel jetzt deine kaputte Lore auf { $seat }: Bis zur Reparatur wird nicht mehr gegraben.
ui-lesson-do-reach = Die anderen sehen es wie du: Dort sind jetzt alle drei Werkzeuge kaputt. Nur eine Karte fehlt noch. Leg den Stollen neben den Schatz!
ui-lesson-do-gold = Der Schatz! Alle Rollen werden aufgedeckt, und du hattest recht. Die Goldsucher teilen sich so viele Goldkarten, wie es Goldsucher gibt; du hast das Ziel erreicht und wählst zuerst. Nimm die Karte mit den meisten Goldstücken.
ui-lesson-over = Du behältst dein Gold, die anderen Goldsucher teilen sich den Rest. Das war eine Runde; ein Spiel hat drei, und dann gewinnt der reichste Zwerg.
ui-lesson-no-pass = Passen heißt: eine Karte verdeckt ablegen und eine neue ziehen. Manchmal geht es nicht anders, aber jetzt hast du etwas Besseres.
ui-lesson-no-map-later = Ein guter Gedanke, aber grab erst ein Stück, damit die anderen etwas zum Anbauen haben.
ui-lesson-no-away = Dort passt sie, aber sie führt von den Zielen weg. Die liegen rechts.
ui-lesson-no-crossing-first = Auch diese Karte passt, aber heb sie auf. Am Anfang ist die Kreuzung am besten: Sie öffnet Wege in alle Richtungen.
ui-lesson-no-other-goal = Du darfst jedes Ziel ansehen. Nimm diesmal das unterste.
ui-lesson-no-rockfall-later = Diese Tunnel sind alle gut. Heb den Steinschlag für einen auf, der es nicht ist.
ui-lesson-no-too-early = Wen willst du treffen? Noch kannst du nicht wissen, wer gegen dich arbeitet. Heb diese Karte auf.
ui-lesson-no-blind-digging = Das ginge, aber du weißt noch nicht, wohin. Sieh erst nach.
ui-lesson-no-north = So passt sie, aber der Zweig führt nach oben, und der Schatz liegt unten. Dreh die Karte.
ui-lesson-no-bend = Auch diese Kurve führt nach unten, aber sie verschließt alle anderen Wege. Der T-Stollen hält sie offen.
ui-lesson-no-dead-end = Das ist eine Sackgasse: Ihre Wege enden im Fels, und niemand kann dort weitergraben. So etwas legen Saboteure.
ui-lesson-no-not-there = Sie passt, aber sie bringt dich dem Schatz nicht näher. Achte auf den Pfeil.
ui-lesson-no-good-tunnel = Diese Karte gehört zu eurem Weg. Die Sackgasse ist die unterste.
ui-lesson-no-blocked = Dort könntest du graben, aber der kürzeste Weg zum Schatz ist versperrt. Mach ihn erst frei.
ui-lesson-no-clear-first = Geduld, das kommt als Nächstes. Erst muss die Sackgasse weg.
ui-lesson-no-suspect-1 = { $seat } gräbt, wann immer es geht, und immer auf die Ziele zu. Das spricht für einen Goldsucher, und nichts spricht dagegen. Sieh dir die anderen an.
ui-lesson-no-suspect-3 = Zweimal passen sieht faul aus, kann aber Pech mit den Karten sein. Und { $seat } hat für euch gegraben und ein fremdes Werkzeug repariert. Sieh dir die anderen an.
ui-lesson-no-either-tool = Auch das würde { $seat } aufhalten. Nimm diesmal die kaputte Lore.
ui-lesson-no-stop-first = Du könntest weitergraben, aber solange der Saboteur heile Werkzeuge hat, kommt die nächste Sackgasse bestimmt. Halte ihn zuerst auf.
ui-lesson-no-does-not-reach = Sie passt, hat aber keine Öffnung nach rechts: Das Ziel würde nicht erreicht.
ui-lesson-no-dig-now = Das ist nicht mehr nötig: Bis zum Schatz fehlt nur eine Karte.
ui-lesson-no-more-gold = Auf dieser Karte sind weniger Goldstücke. Nimm die andere: Am Ende zählt nur Gold.
ui-lesson-learnt = Was du gelernt hast
ui-lesson-well-done = Gut gegraben! Jetzt weißt du alles, was man an einem richtigen Tisch braucht.
ui-lesson-learnt-dig = Wegekarten kommen dorthin, wo alle Seiten passen und ein durchgehender Weg zum Start führt; eine halbe Drehung ist erlaubt.
ui-lesson-learnt-tools = Wer ein kaputtes Werkzeug vor sich hat, gräbt nicht, bis es jemand repariert.
ui-lesson-learnt-cards = Eine Schatzkarte zeigt dir ein Ziel, ein Steinschlag nimmt eine Wegekarte weg, und eine Sackgasse führt nirgendwohin.
ui-lesson-learnt-people = Was jemand tut, verrät, wer er ist: Achte darauf, wer gräbt, wer repariert und wer Werkzeug kaputt macht.
ui-lesson-learnt-gold = Wird der Schatz erreicht, teilen sich die Goldsucher das Gold; gehen vorher die Karten aus, die Saboteure.

## Screens: learning The Dark Cave

ui-lesson-cave = Finde aus der dunklen Höhle hinaus
ui-lesson-cave-about = Ein Zwerg an deiner Seite sagt dir, was zu tun ist. Zehn Minuten, dann kannst du das Spiel.
ui-lesson-cave-aim = Für wen du arbeitest
ui-lesson-cave-aim-text = Alle sehen, zu welchem Clan du gehörst, aber niemand sieht, ob du loyal bist. Ein Saboteur gehört zum einen Clan und arbeitet für den anderen.
ui-lesson-cave-card = Zuerst eine Karte
ui-lesson-cave-card-text = Leg eine Wegekarte, spiel eine andere Karte oder leg eine oder zwei ab. Eine Wegekarte muss zu allen Nachbarn passen und an einen anschließen; mit dem Start muss sie nicht verbunden sein.
ui-lesson-cave-steps = Dann der Zwerg
ui-lesson-cave-steps-text = Dein Zwerg darf drei Schritte gehen, von Feld zu Feld. Von einer Leiter zu jeder anderen ist es ein Schritt.
ui-lesson-cave-creatures = Kreaturen
ui-lesson-cave-creatures-text = Sie kommen aus dunklen Löchern, und du führst sie. Die Ratte nimmt eine Karte, der Goblin 1 Goldstück, und der Lindwurm lähmt: Ein Zug vergeht ohne Schritte.
ui-lesson-cave-webs = Spinnennetze und Streitäxte
ui-lesson-cave-webs-text = Durch ein Spinnennetz kommt niemand; nach zwei Zügen dessen, der es gespannt hat, ist es weg. Eine Streitaxt vor dir schwächt ein Netz oder vertreibt eine Kreatur.
ui-lesson-cave-veins = Goldadern
ui-lesson-cave-veins-text = Endet dein Weg auf einer Goldader, nimmst du ihr Gold, und deine Clankarte liegt für den Rest des Spiels offen.
ui-lesson-cave-out = Der Ausgang
ui-lesson-cave-out-text = Er liegt verdeckt in einer der vier Ecken. Wer die Höhle verlässt, zeigt seine Clankarte, und sein Gold ist sicher. Gold, das in der Höhle bleibt, ist verloren.
ui-lesson-cave-value = Wer gewinnt
ui-lesson-cave-value-text = Das Gold, das ein Clan hinausbringt, zählt einmal für jeden Zwerg, der für den anderen arbeitet. Der höhere Wert gewinnt, mit allen, die für ihn arbeiten, drinnen wie draußen.
ui-lesson-do-cave-look = Dein Zwerg hat 3 Goldstücke und muss aus dieser Höhle hinaus. Eine der vier Karten in den Ecken ist der Ausgang: Spiel Geheime Information auf die unten rechts, dann siehst nur du sie.
ui-lesson-do-cave-lay = Der Ausgang! Und die anderen bauen schon dorthin. Leg deine Karte mit der Leiter ans Ende ihres Tunnels, sodass sie nach unten führt.
ui-lesson-do-cave-climb = Nach der Karte darfst du bis zu drei Schritte gehen. Von einer Leiter zu jeder anderen ist es nur einer: Geh vom Start zu der Leiter, die du gerade gelegt hast.
ui-lesson-do-cave-rest = Zwei Schritte sind übrig, aber vor dir ist noch kein Tunnel. Geh nicht weiter.
ui-lesson-do-cave-axe = { $seat } hat direkt vor dir ein Spinnennetz gespannt, und da kommt kein Zwerg durch. Leg deine Streitaxt vor dich: Ab deinem nächsten Zug kannst du sie benutzen.
ui-lesson-do-cave-wait = In dem Zug, in dem sie gelegt wird, nützt die Streitaxt noch nichts. Bleib hier und geh nicht weiter.
ui-lesson-do-cave-endure = Ein Goblin aus dem dunklen Loch, geführt von { $seat }! Wen er trifft, dem nimmt er 1 Goldstück. Eine Streitaxt vertreibt ihn, aber du brauchst deine für das Netz: Spar sie auf.
ui-lesson-do-cave-send = Das kannst du auch. { $seat } steht dicht hinter dir: Spiel deine Ratte, sie kommt aus dem dunklen Loch.
ui-lesson-do-cave-lead = Jetzt führst du die Ratte, bis zu drei Schritte weit. Lass sie zu { $seat } laufen: Wen sie trifft, der verliert eine zufällige Karte.
ui-lesson-do-cave-cut = Ein Spinnennetz wird mit jedem Zug dessen schwächer, der es gespannt hat. Jetzt genügt ein Hieb, und er kostet keinen Schritt: Zerhau das Netz.
ui-lesson-do-cave-walk = Frei! Geh zwei Schritte bis ans Ende des Tunnels und nicht weiter.
ui-lesson-do-cave-vein = Nur eine Karte fehlt noch bis zum Ausgang. Leg deine Goldader dorthin: Auf ihr liegt 1 Goldstück.
ui-lesson-do-cave-gold = Wessen Weg auf der Goldader endet, der nimmt ihr Gold, muss aber seine Clankarte für immer zeigen. Du bist loyal und hast nichts zu verbergen: Geh zum Gold und bleib dort.
ui-lesson-do-cave-inspect = Der Ausgang ist offen! Aber zwei von euch vieren sind Saboteure. { $seat } hat immer mitgebaut und steht auch schon am Ausgang. Sieh dir diese Clankarte mit Geheimer Information an.
ui-lesson-do-cave-exit = Doch ein Saboteur! { $seat } würde das Gold für den anderen Clan hinaustragen. Sei schneller: Drei Schritte führen dich zum Ausgang und aus der Höhle.
ui-lesson-cave-over = Beide loyalen Zwerge sind draußen, und das Spiel endet sofort. Eure 6 Goldstücke zählen einmal für jeden der 2, die für den anderen Clan arbeiten: 12. Die haben 0, und du gewinnst!
ui-lesson-no-cave-pass = Statt eine Karte zu spielen, darfst du eine oder zwei ablegen und so viele ziehen. Aber jetzt hast du etwas Besseres.
ui-lesson-no-cave-propose = Einmal in jedem Zug darfst du vorschlagen, das Spiel zu beenden, und alle müssen zustimmen. Dafür ist es zu früh.
ui-lesson-no-cave-other-corner = Jede Ecke kann der Ausgang sein. Nimm diesmal die unten rechts.
ui-lesson-no-cave-corner-first = Sie zeigt dir auch eine Clankarte. Aber zuerst musst du wissen, wo der Ausgang ist.
ui-lesson-no-cave-keep-axe = Heb die Streitaxt auf: Noch ist dir nichts im Weg.
ui-lesson-no-cave-look-first = Du könntest bauen, aber du weißt noch nicht, wohin. Such zuerst den Ausgang.
ui-lesson-no-cave-seen = Du weißt, wo der Ausgang ist. Heb diese Karte für später auf.
ui-lesson-no-cave-keep-rat = Heb die Ratte auf. Ihre Zeit kommt noch.
ui-lesson-no-cave-away = Dort passt sie, aber sie bringt dich dem Ausgang nicht näher. Achte auf den Pfeil.
ui-lesson-no-cave-ladder-first = Auch diese Karte passt. Aber die Leiter erspart dir einen langen Weg: Nimm sie.
ui-lesson-no-cave-walk-on = Du darfst stehen bleiben. Aber der Weg hinaus ist weit: Geh weiter.
ui-lesson-no-cave-ladder-shorter = Dieser Weg ist länger. Über die Leiter ist es ein Schritt.
ui-lesson-no-cave-back = Dort geht es vom Ausgang weg.
ui-lesson-no-cave-web-first = Das ginge, aber dann hängt dir das Netz immer noch im Weg. Kümmere dich zuerst darum.
ui-lesson-no-cave-own-axe = Dann könnte { $seat } sie benutzen. Leg sie vor dich selbst.
ui-lesson-no-cave-fend = Das würde 1 Goldstück retten, aber dann stehst du ohne Streitaxt vor dem Netz. Spar sie auf.
ui-lesson-no-cave-inspect-later = Ein guter Gedanke, aber das hat Zeit.
ui-lesson-no-cave-rat-first = Das ist für deinen nächsten Zug. Schüttle zuerst { $seat } ab.
ui-lesson-no-cave-lead-on = Dort trifft sie niemanden. Führ sie zu { $seat }.
ui-lesson-no-cave-nobody = Dort steht niemand. Führ sie zu { $seat }.
ui-lesson-no-cave-cut-first = Zerhau zuerst das Netz: Es versperrt den Weg zum Ausgang.
ui-lesson-no-cave-vein-down = So passt sie auch, aber leg sie diesmal mit der Goldader nach oben: Dreh die Karte.
ui-lesson-no-cave-vein-better = Auch die würde zum Ausgang führen, aber die Goldader bringt dir Gold.
ui-lesson-no-cave-vein-stop = Wer über eine Goldader nur hinweggeht, nimmt nichts. Bleib auf ihr stehen.
ui-lesson-no-cave-deeds-1 = Ein Spinnennetz, ein Goblin: Für wen { $seat } arbeitet, weißt du schon.
ui-lesson-no-cave-deeds-2 = { $seat } hat dir gerade den Ausgang geöffnet und dir nie geschadet. Sieh bei den anderen nach.
ui-lesson-no-cave-inspect-now = Zu graben gibt es nichts mehr: Der Ausgang ist offen. Finde heraus, wer da neben dir steht.
ui-lesson-learnt-cave-turn = Ein Zug: eine Karte, dann bis zu drei Schritte, dann eine neue Karte. Von Leiter zu Leiter ist es ein Schritt.
ui-lesson-learnt-cave-creatures = Kreaturen kommen aus dunklen Löchern, und wer sie spielt, führt sie: Die Ratte nimmt eine Karte, der Goblin Gold, der Lindwurm die nächsten Schritte.
ui-lesson-learnt-cave-webs = Ein Spinnennetz versperrt den Weg zwei Züge lang; eine Streitaxt zerhaut es oder vertreibt eine Kreatur.
ui-lesson-learnt-cave-vein = Eine Goldader macht dich reicher und zeigt allen, wer du bist: Saboteure überlegen es sich zweimal.
ui-lesson-learnt-cave-clan = Nur Gold, das aus der Höhle kommt, zählt. Je weniger für deine Seite arbeiten, desto mehr ist es wert.

## Screens: one page for each card

ui-card-about = Über diese Karte
ui-card-close = Schließen
ui-card-hand = Auf deiner Hand
ui-card-mats = Vor den Spielern
ui-card-board = Auf dem Spielplan
ui-card-turned = { $card }, gedreht
ui-card-joins = Verbunden: { $name }
ui-card-ends = Sackgasse: { $name }
ui-card-ways-1 = Auf den Kopf gestellt sieht sie genauso aus.
ui-card-ways-2 = Vor dem Legen darfst du sie auf den Kopf stellen, aber nie quer legen.
ui-card-deck = Gespielt mit
ui-card-count = Karten
ui-card-rules = Regeln: { $name }
ui-cards-all = Alle Karten
ui-cards-role = Rollen
ui-cards-path = Tunnel
ui-cards-dead-end = Sackgassen
ui-cards-action = Aktionskarten
ui-cards-goal = Start, Ziele und Doppelkarte
ui-cards-gold = Goldkarten
ui-cards-door = Türen
ui-cards-ladder = Leitern
ui-cards-crystal = Kristalle
ui-cards-chest = Schatztruhen und ihre Tunnel
ui-card-path = Lege sie auf eine leere Stelle, wo Tunnel auf Tunnel und Fels auf Fels trifft und ein durchgehender Weg zum Start führt.
ui-card-dead-end = Keiner ihrer Wege führt hindurch: Wer hineingeht, muss umkehren. Saboteure lieben sie; Goldsucher legen sie ab oder verschließen damit einen nutzlosen Zweig.
ui-card-stub = Neben dem Weg, der hindurchführt, hat sie eine Öffnung, die im Fels endet.
ui-card-apart = Zwei Tunnel laufen aneinander vorbei und treffen sich nicht: Wer auf dem einen kommt, kann nicht auf den anderen wechseln.
ui-card-ladder = Stell sie neben irgendeine offene Wegekarte, zu der sie passt, auch eine abgeschnittene, aber nicht neben ein Ziel. Alle Leitern und der Start sind wie durch einen Tunnel verbunden.
ui-card-door-1 = Die blauen Goldsucher haben den Schlüssel. Führt jeder Weg zum Schatz durch blaue Türen, geht die grüne Team leer aus.
ui-card-door-2 = Die grünen Goldsucher haben den Schlüssel. Führt jeder Weg zum Schatz durch grüne Türen, geht die blaue Team leer aus.
ui-card-crystal = Im Fels funkelt ein Kristall: Liegt er am Ende der Runde auf dem Spielplan, werden die Geologen dafür bezahlt.
ui-card-start = Hier beginnt jeder Tunnel. Sie kann nicht entfernt werden.
ui-card-treasure = Eines der Ziele. Wird es erreicht und aufgedeckt, ist die Runde vorbei, und die Goldsucher haben gewonnen.
ui-card-stone = Eines der Ziele, aber nur ein Stein. Aufgedeckt ist er ein Tunnel wie jeder andere und führt weiter.
ui-card-bag = Eines der neuen Ziele: Wer ihn erreicht, nimmt so viele Goldstücke, wie er zeigt, und es wird weitergegraben.
ui-card-dragon = Eines der neuen Ziele: Wer ihn erreicht, verliert ein Goldstück an den Drachen, falls eines da ist.
ui-card-spider = Eines der neuen Ziele, und das schlimmste: Wird sie aufgedeckt, endet die Runde, und der Schatz ist verloren.
ui-card-double = Die Hälfte einer Doppelkarte, die von Anfang an auf dem Weg liegt. Wer die Kostümabteilung zuerst erreicht, wechselt die Rolle; bei der Tunnelparty werden alle Rollen neu verteilt.
ui-card-tunnel = Er liegt verdeckt auf dem Weg, darunter eine Truhe. Wer ihn erreicht, deckt ihn auf, öffnet die Truhe und kann hindurch weitergraben.
ui-card-broken = Lege sie vor jemanden: Dort wird nicht mehr gegraben, bis das Werkzeug repariert ist. Niemand hat zwei kaputte Werkzeuge der gleichen Art.
ui-card-fix = Repariert dieses kaputte Werkzeug, bei dir oder bei anderen. Beide Karten werden abgelegt.
ui-card-fix-two = Repariert eines der beiden Werkzeuge, die sie zeigt, bei dir oder bei anderen. Beide Karten werden abgelegt.
ui-card-craftsman = Repariert jedes kaputte Werkzeug, gleich welches, bei dir oder bei anderen.
ui-card-map = Sieh dir allein ein verdecktes Ziel an. Alle sehen, welches, aber was dort liegt, weißt nur du, und sagen darfst du, was du willst.
ui-card-rockfall = Nimmt irgendeine Wegekarte vom Spielplan, nur nicht den Start und die Ziele. Was dadurch abgeschnitten ist, bleibt liegen, aber angebaut wird erst, wenn es wieder verbunden ist.
ui-card-trapped = Lege sie vor jemand anderen: Dort wird nicht mehr gegraben, und wer am Ende der Runde noch gefangen ist, bekommt nichts.
ui-card-free-at-last = Befreit einen gefangenen Spieler, dich selbst oder jemand anderen.
ui-card-theft = Lege sie vor dich: Nach der Runde darfst du ein Goldstück stehlen, wenn du nicht gefangen bist.
ui-card-hands-off = Nimmt irgendeinem Spieler einen Diebstahl weg.
ui-card-inspection = Sieh dir allein die Rolle eines anderen Spielers an. Alle sehen, wessen.
ui-card-swap-hats = Ein Spieler deiner Wahl, vielleicht du selbst, tauscht die Rolle mit dem Stapel. Was man über ihn wusste, gilt nicht mehr.
ui-card-swap-hands = Tausche alle Karten, die du noch hast, mit jemandem; danach zieht die andere Person, nicht du.
ui-card-swap-goals = Nimm zwei verdeckte Ziele auf, ohne sie anzusehen, und lege sie zurück, vertauscht oder nicht. Nur du weißt es.
ui-card-storehouse = Statt zu ziehen, sieh dir die letzten fünf abgelegten Karten an und behalte eine davon.
ui-card-veto = Außer der Reihe: Hält eine Karte auf, die jemand anderes gerade angesagt hat. Diese wirkt nicht und wird abgelegt.
ui-card-change-of-direction = Ab jetzt wird andersherum gespielt, bis zum Ende der Runde.
ui-card-pathfinder = Lege zwei Wegekarten in einem Zug und ziehe zwei.
ui-card-diversion = Nimm die zuletzt gelegte Wegekarte auf und lege sie woandershin. Nun gilt sie als deine.
ui-card-gold = Die Sieger einer Runde teilen sich Goldkarten. Wie viel darauf ist, bleibt bis zum Ende geheim; dann gewinnt der reichste Zwerg.
ui-card-digger = Will einen Tunnel vom Start zum Schatz. Wird er erreicht, teilen sich alle Goldsucher das Gold, wer auch immer ihn erreicht hat.
ui-card-saboteur = Will, dass die Karten ausgehen, bevor der Schatz erreicht ist, und lässt sich dabei besser nicht erwischen: Dann gehört das Gold den Saboteuren.
ui-card-greedy = Weder Goldsucher noch Saboteur: Gewinnt nur mit der letzten Karte zum Schatz, nimmt dann aber alles.
ui-card-blue = Gräbt für das blaue Team. Grüne Türen halten ihn auf, blaue nicht.
ui-card-green = Gräbt für das grüne Team. Blaue Türen halten ihn auf, grüne nicht.
ui-card-boss = Gewinnt mit beiden Teams, für ein Goldstück weniger, und geht durch jede Tür.
ui-card-profiteer = Gewinnt mit jedem, der gewinnt, Goldsuchern oder Saboteuren, für zwei Goldstücke weniger.
ui-card-geologist = Macht sich nichts aus dem Schatz: Wird für die Kristalle bezahlt, die am Ende der Runde auf dem Spielplan liegen.
ui-card-chest-nugget = Ein Goldstück für den, der sie öffnet.
ui-card-chest-maps-off = Bis zum Ende der Runde zeigen Schatzkarten keine Ziele mehr, nur noch Truhen.
ui-card-chest-no-draw = Wer sie öffnet, zieht in diesem Zug eine Karte weniger.
ui-card-chest-extra-draw = Wer sie öffnet, zieht in diesem Zug eine Karte mehr.
ui-card-chest-shift-goal = Wer sie öffnet, schiebt ein verdecktes Ziel um eine Stelle nach rechts, ohne es anzusehen.
ui-card-chest-steal = Statt zu ziehen, nimmt, wer sie öffnet, jemandem blind eine Karte aus der Hand.
ui-card-chest-sift = Statt zu ziehen, sieht sich, wer sie öffnet, die obersten drei Karten des Stapels an und behält eine.
ui-card-chest-spy = Wer sie öffnet, sieht sich die Rolle eines anderen Spielers an.
ui-card-chest-rummage = Die abgelegten Karten werden gemischt; wer sie öffnet, sieht fünf davon an, behält eine und zieht eine Karte weniger.
ui-card-chest-bury = Die obersten fünf Karten des Stapels kommen ungesehen weg.
ui-cards-clan = Clankarten
ui-cards-group-1 = Wegekarten I: mit einem Schritt hindurch
ui-cards-group-2 = Wegekarten II: mit zwei Schritten hindurch
ui-cards-group-3 = Wegekarten III: mit drei Schritten hindurch
ui-cards-cave-goal = Start und Ziele
ui-card-cave-path = Lege sie auf eine leere Stelle, wo sie zu allen offenen Karten ringsum passt und mindestens einen Tunnel fortsetzt. Mit dem Start muss sie nicht verbunden sein.
ui-card-cave-group-1 = Gruppe I: Jeder Tunnel ist ein einziges Feld. Hindurch braucht man einen Schritt.
ui-card-cave-group-2 = Gruppe II: An jeder Öffnung liegt ein Feld. Hindurch braucht man zwei Schritte.
ui-card-cave-group-3 = Gruppe III: An jeder Öffnung liegt ein Feld und eins in der Mitte. Hindurch braucht man drei Schritte.
ui-card-cave-start = Hier beginnen alle Zwerge, jeder mit 3 Goldstücken. Die ganze Karte ist ein Feld, und nichts kann sie entfernen.
ui-card-cave-goal = Eines der vier verdeckten Ziele. Wer es betritt, deckt es auf und muss dort stehen bleiben.
ui-card-cave-ladder = Von dieser Leiter ist es ein Schritt zu jeder anderen Leiter auf einer offenen Karte. Kein Spinnennetz hält dich dabei auf.
ui-card-cave-hole = Aus diesem dunklen Loch kommen Ratte, Lindwurm und Goblin. Für Zwerge ist es ein Feld wie jedes andere.
ui-card-cave-vein = Auf der Goldader liegt 1 Goldstück. Endet deine Bewegung hier, nimmst du es und musst deine Clankarte für immer aufdecken; im Vorbeigehen passiert nichts.
ui-card-cave-exit = Wer dieses Feld betritt, ist aus der Höhle heraus: Das Gold ist sicher, die Clankarte wird aufgedeckt. Danach spielst du weiter Karten, gehst aber nicht mehr.
ui-card-cave-bridge = Zwei Tunnel kreuzen sich, ohne sich zu treffen; die Brücke führt von links nach rechts. Wer sie von einer anderen Karte aus betritt, verliert eine zufällige Handkarte.
ui-card-cave-tunnel = Ein Geheimtunnel verbindet die beiden Kurven. Jedes Mal, wenn du ihn betrittst, zahlst du 1 Goldstück, falls du eins hast. Du darfst darin stehen bleiben.
ui-card-cave-secret-information = Sieh dir allein ein verdecktes Ziel oder die verdeckte Clankarte einer anderen Person an. Alle sehen, welche Karte es ist, aber nur du kennst sie.
ui-card-cave-rockfall = Entfernt eine Wegekarte, auf der weder ein Zwerg noch eine Kreatur steht, aber nie den Start oder ein Ziel. Abgeschnittene Zwerge bleiben, wo sie sind.
ui-card-cave-swap-hands = Tausche alle Karten, die du noch hast, mit jemandem, auch wenn eine Hand leer ist. Danach zieht die andere Person, nicht du.
ui-card-cave-web = Spanne es zwischen zwei verbundene Karten oder über ein offenes Ende: Weder Zwerge noch Kreaturen kommen hindurch. Es zeigt erst 2, dann 1 und ist zu Beginn deines übernächsten Zuges weg.
ui-card-cave-boots = Lege sie vor jemanden, der noch keine hat, gern auch vor dich: ab sofort in jedem Zug ein Schritt mehr.
ui-card-cave-axe = Lege sie vor jemanden, gern auch vor dich. Später eingesetzt, schwächt sie ein Spinnennetz neben dem eigenen Zwerg um eins oder vertreibt eine Kreatur, bevor sie zuschlägt.
ui-card-cave-rat = Setze die Ratte auf ein dunkles Loch oder übernimm sie dort, wo sie ist, und führe sie bis zu 3 Schritte. Sie hält bei den ersten Zwergen, auf die sie trifft; jeder von ihnen verliert eine zufällige Handkarte. Zu Beginn deines nächsten Zuges verschwindet sie.
ui-card-cave-lindworm = Setze den Lindwurm auf ein dunkles Loch oder übernimm ihn dort, wo er ist, und führe ihn bis zu 4 Schritte. Er hält bei den ersten Zwergen, auf die er trifft; gelähmt bleiben sie liegen, bis ihr nächster Zug vorbei ist. Zu Beginn deines nächsten Zuges verschwindet er.
ui-card-cave-goblin = Setze den Goblin auf ein dunkles Loch oder übernimm ihn dort, wo er ist, und führe ihn bis zu 5 Schritte. Er hält bei den ersten Zwergen, auf die er trifft; jeder von ihnen verliert 1 Goldstück. Zu Beginn deines nächsten Zuges verschwindet er.
ui-card-cave-loyal = Arbeitet für den Clan, dessen Farbe er trägt. Die Farbe sehen alle, die Treue kennst nur du.
ui-card-cave-saboteur = Trägt die Farbe des einen Clans und arbeitet heimlich für den anderen: Gold, das dieser Zwerg hinausträgt, zählt für den anderen Clan.

## Screens: several people on one device
ui-hotseat-home = Ein Gerät herumreichen
ui-hotseat-home-about = Alle in einem Raum teilen es; niemand sieht fremde Karten
ui-hotseat-here = Wer an diesem Gerät spielt
ui-hotseat-here-about = Spielt in einem Raum und reicht das Gerät herum: Dazwischen zeigt es niemandes Karten. Andere können trotzdem per Link mitspielen.
ui-hotseat-name = Name von Person { $number }
ui-hotseat-add = Person hinzufügen
ui-hotseat-remove = Person { $number } entfernen
ui-hotseat-more = Noch jemand spielt an diesem Gerät:
ui-hotseat-same-name = Zwei Personen heißen gleich.
ui-hotseat-pass = Weiter an { $name }
ui-hotseat-pass-about = Alle anderen schauen jetzt weg.
ui-hotseat-i-am = Ich bin { $name }
ui-hotseat-back = Zurück zum Tisch
ui-hotseat-hand-of = Hand von { $name }
ui-hotseat-hide = Meine Hand verdecken
ui-hotseat-look = Die eigene Hand ansehen:
ui-hotseat-anyone = Jetzt dürfen alle antworten:
ui-screen = Großer Bildschirm
ui-screen-how = Wer mitspielt, öffnet diesen Bildschirm vor dem Spiel oder im Menü des Tisches.
ui-screen-come = Spielt mit
ui-screen-scan = Mit dem Handy scannen, oder { $name } öffnen und den Code eingeben:
ui-screen-fill = Ganzer Bildschirm
ui-screen-show = Auf großem Bildschirm zeigen
ui-screen-about = Ein Fernseher oder Tablet in der Mitte zeigt den Tisch ohne Geheimnisse; die eigenen Karten hat jeder auf dem Handy.
ui-screen-here = Hier öffnen
ui-screen-type = Oder dort eintippen:
ui-seat-link = Mit dem Platz auf ein anderes Gerät
ui-seat-link-about = Wer das öffnet, bekommt deinen Platz und deine Karten: Zeig es niemandem. Hier ist der Platz dann nicht mehr.

## Screens: notebook and suspicion

ui-notebook = Notizbuch
ui-notebook-close = Schließen
ui-notebook-rounds = Runden
ui-notebook-round = Runde { $round }
ui-notebook-known = Was dir gezeigt wurde
ui-notebook-facts = Was alle in Runde { $round } sehen konnten
ui-notebook-own = Eigene Notizen
ui-notebook-private = Notizen und Regler bleiben in diesem Browser. Niemand sonst bekommt sie zu sehen.
ui-fact-dig = Tunnel
ui-fact-break = Kaputt gemacht
ui-fact-repair = Repariert
ui-fact-map = Angesehen
ui-fact-rockfall = Steinschläge
ui-fact-pass = Gepasst
ui-fact-blocked =
    { $count ->
        [one] davon { $count } Sackgasse
       *[other] davon { $count } Sackgassen
    }
ui-fact-none = Noch nichts.
ui-suspect = Dein Verdacht: { $seat } ist { $card }
ui-suspect-what = Dein Verdacht gegen { $seat }
ui-suspect-value = { $count } %
ui-suspect-unset = offen
ui-guess = Dein Verdacht und die Wahrheit
ui-guess-total = Dein Verdacht in Runde { $round }: { $number } von 100 Punkten
ui-guess-right = { $seat }: { $card }. Richtig: { $count } % für { $which }. { $number } von 100.
ui-guess-wrong = { $seat }: { $card }. Falsch: { $count } % für { $which }. { $number } von 100.
ui-guess-open = { $seat }: { $card }. Unentschieden, mit { $count } % für { $which }: { $number } von 100.
ui-guess-how = Sicher und richtig zählt 100, unentschieden 75, sicher und falsch 0. Es lohnt sich also zu sagen, was man glaubt.
ui-replay-hands = Handkarten
ui-replay-hand = Handkarten von { $seat }
ui-replay-role-hidden = Rolle unbekannt
ui-replay-suspicion = Verdacht
ui-replay-keys = Tasten
ui-replay-share = Link zu diesem Schritt teilen
ui-replay-to-round = Zu Runde { $round }
ui-key-leap = Zehn Schritte zurück oder weiter
ui-key-round = Zur Runde davor oder danach
ui-key-ends = Zum Anfang oder zum Ende
ui-key-help = Tasten zeigen oder verbergen
ui-curve = Dein Verdacht im Lauf der Zeit
ui-curve-legend = Wo eine Linie beginnt und knickt, hast du einen Regler bewegt. Das hohle Zeichen am Ende einer Runde zeigt, wo sie hätte liegen sollen.
ui-curve-none = Du hast in dieser Partie keinen Regler bewegt, oder in einem anderen Browser.
ui-curve-table = Dasselbe als Tabelle
ui-curve-player = Wer und welche Runde
ui-curve-course = Verdacht
ui-curve-truth = Wahrheit
ui-curve-at = Schritt { $step }: { $card } { $count } %

## Advice: what follows from what was done

ui-advice = Rat
ui-advice-about = Berechnet aus dem, was alle sehen konnten, und aus dem, was du weißt. Ein Bluff kann ihn täuschen.
ui-advice-suspicion = { $seat } ist gegen die anderen: { $count } %
ui-advice-self = Du wirkst so, als wärst du gegen die anderen: { $count } %
ui-advice-goals = Wo der Schatz liegen könnte
ui-advice-goal = { $cell }: { $count } %
ui-advice-why = Warum?
ui-advice-sum = Zusammen: { $text }
ui-advice-weight = Über null spricht dafür, unter null dagegen. Alle Teile zusammen ergeben die Chance.
ui-advice-curve = Der Verdacht, wie ihn alle haben konnten
ui-advice-curve-of = { $seat }: der Verdacht, wie ihn alle haben konnten
ui-advice-curve-legend = Die Linie zeigt, wie sehr jemand nach dem, was alle sehen konnten, gegen die anderen zu sein schien; die gepunktete ist dein eigener Regler. Der Ring ist der Schritt, der jemanden verriet oder am verdächtigsten war.
ui-advice-gave-away = Runde { $round }: { $card }, verraten bei Schritt { $step }
ui-advice-jump = Runde { $round }: { $card }, am verdächtigsten bei Schritt { $step }
ui-advice-truth = Runde { $round }: { $card }
advice-dealt = Bevor etwas geschah, nach den Rollenkarten im Spiel.
advice-known = Die Rolle von { $seat } ist bekannt.
advice-others = Auch die Taten der anderen zählen: Nur so viele sind gegen den Rest.
advice-dig-on = { $seat } gräbt weiter auf den Schatz zu.
advice-dig-idle = { $seat } gräbt, wo es niemanden weiterbringt.
advice-dig-elsewhere = { $seat } gräbt auf ein anderes Ziel zu.
advice-dig-against = { $seat } gräbt so, dass der Weg zum Schatz länger wird.
advice-stub-on = { $seat } legt eine Sackgasse, und der Schatz rückt trotzdem näher.
advice-stub-idle = { $seat } legt eine Sackgasse, die niemandem im Weg ist.
advice-stub-elsewhere = { $seat } legt eine Sackgasse, und ein anderes Ziel rückt näher.
advice-stub-against = { $seat } legt eine Sackgasse in den Weg zum Schatz.
advice-fall-on = { $seat } räumt mit einem Steinschlag den Weg zum Schatz frei.
advice-fall-idle = { $seat } spielt Steinschlag, wo wenig davon abhängt.
advice-fall-elsewhere = { $seat } spielt Steinschlag, und ein anderes Ziel rückt näher.
advice-fall-against = { $seat } zerstört mit einem Steinschlag den Weg zum Schatz.
advice-pass = { $seat } passt.
advice-pass-broken = { $seat } passt und kann gerade nicht graben.
advice-claim = { $seat } sagt, was ein Ziel verbirgt.
advice-says = { $seat } sagt über { $other }: „{ $card }“.
advice-said = { $other } sagt über { $seat }: „{ $card }“.
advice-says-own = { $seat } sagt: „Ich bin: { $card }“.
advice-map = { $seat } sieht sich ein Ziel an.
advice-map-again = { $seat } sieht sich ein Ziel an, obwohl der Ort des Schatzes schon klar ist.
advice-break = { $seat } spielt „{ $card }“ gegen { $other }.
advice-break-trusted = { $seat } spielt „{ $card }“ gegen { $other }; von dort kam bisher Hilfe.
advice-break-suspected = { $seat } spielt „{ $card }“ gegen { $other }; dort liegt ein Verdacht.
advice-break-again = { $seat } spielt „{ $card }“ gegen { $other }, ohne dass dort gegraben werden kann.
advice-break-own = { $seat } macht das eigene Werkzeug kaputt.
advice-break-by = { $other } spielt „{ $card }“ gegen { $seat }.
advice-mend = { $seat } spielt „{ $card }“ für { $other }.
advice-mend-trusted = { $seat } spielt „{ $card }“ für { $other }; von dort kam bisher Hilfe.
advice-mend-suspected = { $seat } spielt „{ $card }“ für { $other }; dort liegt ein Verdacht.
advice-mend-own = { $seat } macht sich wieder bereit zu graben.
advice-mend-by = { $other } spielt „{ $card }“ für { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Ablagestapel: { $count }
ui-volume = Lautstärke
ui-round-choosing = Goldkarten zur Auswahl: { $count }
ui-round-paid = Was jeder bekam
ui-round-why-hands-empty = Niemand hat mehr Karten.
ui-round-why-all-passed = Alle haben gepasst.
ui-round-why-no-playable = Es lässt sich keine Karte mehr spielen.
ui-round-why-treasure = { $seat } hat den Schatz erreicht!
ui-round-why-spider = { $seat } ist der Riesenspinne in die Beine gelaufen.
ui-round-why-clan-out = In der Höhle arbeitet niemand mehr für einen der Clans.
ui-round-why-agreed = Alle sind einverstanden, hier aufzuhören.
ui-round-pay-gold =
    { $seat } bekommt { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
ui-round-pay-pieces =
    { $seat } bekommt { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
ui-round-lose-gold =
    { $seat } verliert { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
ui-round-lose-pieces =
    { $seat } verliert { $count ->
        [one] ein Goldstück
       *[other] { $count } Goldstücke
    }.
ui-end-podium = Das Siegertreppchen
ui-end-standings = Alle Plätze
ui-end-story = Dieses Spiel in sechs Zeilen
ui-end-last-round = Wer in der letzten Runde wer war
ui-end-who = Wer wer war
ui-line-lost = Die Verbindung ist weg. Dein Platz bleibt dir, und sobald sie wieder da ist, geht es weiter.
ui-line-since = Seit { $seconds } s.
ui-line-again = Nächster Versuch in { $seconds } s.
ui-hear = Stummschalten
ui-hear-not = { $name } stummschalten
ui-hear-again = Stummschaltung aufheben: { $name }

## Screens: questions at the table

ui-ask-late = Wenn die Zeit abläuft: { $verb }.
ui-ask-late-chance = Wenn die Zeit abläuft, entscheidet der Zufall.
ui-clash-instead = Stattdessen wählen
ui-clash-take = Stattdessen wählen: { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] das obere Ziel
                [2] das mittlere Ziel
               *[other] das untere Ziel
            }
        [4]
            { $number ->
                [1] das Ziel oben links
                [2] das Ziel oben rechts
                [3] das Ziel unten links
               *[other] das Ziel unten rechts
            }
        [5]
            { $number ->
                [1] das oberste Ziel
                [2] das obere Ziel
                [3] das mittlere Ziel
                [4] das untere Ziel
               *[other] das unterste Ziel
            }
       *[other] Ziel { $number } von { $count }, von oben gezählt
    }
ui-ask-sent = Wird gesendet …
ui-table-missing = Wer fehlt
ui-table-void-sure = Das Spiel für alle beenden? Dann hat niemand gewonnen.
ui-table-void-yes = Ja, beenden
ui-table-leave-sure = Endgültig gehen? An deiner Stelle spielt ein Bot weiter.
ui-table-leave-yes = Ja, gehen
