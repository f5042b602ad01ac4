### Alles, was das Spiel sagt, auf Deutsch. Plätze kommen hier als Namen an, Karten als Wörter im Nominativ.

## Was nicht geht

refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = Jetzt ist { $seat } dran.
refuse-not-now = „{ $verb }“ passt jetzt nicht: { $task }.
refuse-no-such-move = So einen Zug gibt es nicht.
refuse-no-take-back = Das lässt sich nicht mehr zurücknehmen: Jemand hat schon etwas daraus erfahren.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refuse-cannot-dig = Du kannst nicht graben, solange das vor dir liegt: { $card }.
refuse-not-a-path = Damit lässt sich nicht graben: { $card }.
refuse-cell-taken = Bei { $cell } liegt schon eine Karte.
refuse-does-not-fit = Bei { $cell } passt das nicht zur Nachbarkarte im { $side }.
refuse-not-linked = Kein Tunnel vom Start öffnet sich nach { $cell }.
refuse-same-unturned = Gedreht sieht diese Karte genauso aus: { $card }. Leg sie ungedreht.
refuse-lies-nowhere = Das legt man niemandem vor die Nase: { $card }.
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
refuse-not-host = Das darf nur, wer den Tisch eröffnet hat.
refuse-not-seated = Dafür musst du am Tisch sitzen.
refuse-nobody-seated = Es muss sich erst jemand hinsetzen, bevor es losgehen kann.
refuse-bad-token = Dieser Schlüssel passt hier zu keinem Platz.
refuse-bad-recovery = Dieser Ersatzschlüssel passt nicht oder wurde schon benutzt.
refuse-impossible-settings = So lässt sich nicht spielen: { $why }.
refuse-too-many-bots = So viele Bots ({ $bots }) passen nicht auf so viele Plätze ({ $seats }).
refuse-unknown-bot = Einen Bot „{ $level }“ gibt es nicht; zur Wahl stehen: { $known }.
refuse-clock-too-short = Weniger als { $seconds } Sekunden darf die Uhr nicht haben.
refuse-bad-link = Dieser Link enthält keine Einstellungen: { $why }.

# Während einer Partie.
refuse-match-began = Die Partie läuft schon; das ging nur vorher.
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
refuse-bad-text = Dieser Text lässt sich nicht anzeigen.
refuse-no-such-card = So eine Karte kann da nicht liegen: { $card }.
refuse-nothing-hidden = Bei { $cell } liegt nichts verdeckt.

# Das Haus.
refuse-going-down = Der Server startet neu; dein Platz bleibt dir sicher.
refuse-house-full = Das Haus ist voll: Versuch es später noch einmal.
refuse-store-full = Für eine weitere Partie ist kein Platz: Versuch es später noch einmal.
refuse-too-many-tables = Du hast in der letzten Stunde viele Tische eröffnet: Versuch es später noch einmal.
refuse-too-many-sockets = Von hier sind schon viele Verbindungen offen: Schließ eine davon.
refuse-not-stored = Das konnte nicht festgehalten werden und gilt deshalb nicht: Versuch es noch einmal.
refuse-not-found = Hier ist nichts.
refuse-internal-server-error = Im Haus ist etwas schiefgegangen; dein Platz bleibt dir sicher.
refuse-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
refuse-say-hello-first = Sag erst einem Tisch Hallo.
refuse-too-fast = Nicht so schnell!
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

story-dig =
    { $seat } gräbt bei { $cell }: { $card }{ $turned ->
        [1] , gedreht
       *[other] { "" }
    }.
story-pass = { $seat } passt und legt verdeckt ab: { $card }. Die anderen sehen es nicht.
story-pass-unseen = { $seat } passt und legt eine Karte verdeckt ab.
story-also = { $seat } legt auch das verdeckt ab: { $card }. Die anderen sehen es nicht.
story-also-unseen = { $seat } legt noch eine Karte verdeckt ab.
story-enough = { $seat } legt nichts weiter ab.
story-shed = { $seat } gibt zwei Karten her, um das loszuwerden: { $which }. Die erste, für die anderen verdeckt: { $card }.
story-shed-unseen = { $seat } gibt verdeckt zwei Karten her, um das loszuwerden: { $which }.
story-with = { $seat } gibt als zweite Karte her, für die anderen verdeckt: { $card }.
story-with-unseen = { $seat } gibt die zweite Karte her.
story-break = { $seat } spielt gegen { $other }: { $card }.
story-break-self = { $seat } macht das eigene Werkzeug kaputt: { $card }.
story-repair = { $seat } spielt „{ $card }“ für { $other }: Weg ist „{ $which }“.
story-repair-self = { $seat } spielt „{ $card }“ für sich selbst: Weg ist „{ $which }“.
story-trap = { $seat } sperrt { $other } ein: { $card }.
story-trap-self = { $seat } dreht den Schlüssel von innen um: { $card }.
story-free = { $seat } spielt „{ $card }“ für { $other }: Aus und vorbei mit „{ $which }“.
story-free-self = { $seat } spielt „{ $card }“ für sich selbst: Aus und vorbei mit „{ $which }“.
story-scheme-self = { $seat } führt etwas im Schilde: { $card }.
story-foil = { $seat } spielt „{ $card }“ gegen { $other }: Aus „{ $which }“ wird nichts.
story-foil-self = { $seat } spielt „{ $card }“ und lässt die Sache sein: { $which }.
story-map = { $seat } sieht sich das Ziel bei { $cell } an.
story-map-tunnel = { $seat } sieht sich den Tunnel bei { $cell } und die Truhe darunter an.
story-rockfall = { $seat } lässt bei { $cell } die Decke einstürzen.
story-rockfall-tunnel = { $seat } lässt bei { $cell } die Decke auf die Truhe krachen.
story-inspect = { $seat } spielt „{ $card }“ und sieht sich die Rolle von { $other } an.
story-hat = { $seat } spielt „{ $card }“: { $other } muss die Rolle wechseln.
story-hat-self = { $seat } spielt „{ $card }“ und muss selbst die Rolle wechseln.
story-swap = { $seat } spielt „{ $card }“ und tauscht die Handkarten mit { $other }.
story-reveal = { $seat } deckt die Karte bei { $cell } zuerst auf.
story-rotate =
    { $seat } legt die Karte bei { $cell } { $turned ->
        [1] gedreht
       *[other] ungedreht
    } hin: { $card }.
story-rob = { $seat } klaut { $other } ein Goldstück.
story-refrain = { $seat } bleibt ehrlich und klaut nichts.

story-reverse = { $seat } spielt: { $card }.
story-switch = { $seat } spielt „{ $card }“ und nimmt die Ziele bei { $cell } und { $cell2 } auf.
story-settle =
    { $seat } { $turned ->
        [1] vertauscht die Ziele bei { $cell } und { $cell2 }
       *[other] legt die Ziele bei { $cell } und { $cell2 } wieder so hin, wie sie lagen
    }, und sonst weiß es niemand.
story-settle-unseen = { $seat } legt die Ziele bei { $cell } und { $cell2 } zurück, vertauscht oder auch nicht.
story-storehouse = { $seat } geht ins Lagerhaus.
story-take = { $seat } holt aus dem Lagerhaus, für die anderen verdeckt: { $card }.
story-take-unseen = { $seat } holt eine der Karten aus dem Lagerhaus.
story-veto = { $seat } legt ein Veto ein: „{ $which }“ von { $other } wirkt nicht.
story-allow = { $seat } hat nichts dagegen: „{ $which }“ von { $other }.
story-pathfind = { $seat } spielt „{ $card }“: zwei Wegekarten in einem Zug.
story-lay =
    { $seat } legt die { $number ->
        [1] erste
       *[other] zweite
    } Karte des Pfades bei { $cell }: { $card }{ $turned ->
        [1] , gedreht
       *[other] { "" }
    }.
story-divert =
    { $seat } spielt „{ $card }“: „{ $which }“ wandert von { $from } nach { $cell }{ $turned ->
        [1] , gedreht
       *[other] { "" }
    }.

story-toll = { $seat } postiert einen Zollzwerg bei { $cell } und legt dafür ab, für die anderen verdeckt: { $card }.
story-toll-unseen = { $seat } postiert einen Zollzwerg bei { $cell } und legt dafür eine Karte verdeckt ab.
story-beg = { $seat } bittet { $other } um Hilfe beim Zoll bei { $cell }.
story-agree = { $seat } zahlt, wenn { $other } bei { $cell } gräbt.
story-agree-own = { $seat } lässt { $other } bei { $cell } umsonst graben.
story-decline = { $seat } zahlt bei { $cell } nicht für { $other }.
story-decline-own = { $seat } besteht bei { $cell } auf dem Zoll von { $other }.

story-nudge = { $seat } schiebt das Ziel bei { $cell } ein Feld nach Osten.
story-unmask = { $seat } sieht im Spiegel die Rolle von { $other }.
story-grab = { $seat } zieht eine Karte aus der Hand von { $other }.
story-hold = { $seat } behält, für die anderen verdeckt: { $card }. Der Rest kommt weg.
story-hold-unseen = { $seat } behält eine davon; der Rest kommt weg.
story-drop = { $seat } legt zuerst ab, für die anderen verdeckt: { $card }.
story-drop-unseen = { $seat } legt die erste davon ab.
story-fetch = { $seat } fischt aus dem Gerümpel, für die anderen verdeckt: { $card }.
story-fetch-unseen = { $seat } fischt eine Karte aus dem Gerümpel.

# Karten, die jemand ansieht, aufdeckt oder wegnimmt.

story-saw-role = { $seat } sieht die Rolle von { $other }: { $card }.
story-saw = { $seat } entdeckt bei { $cell }: { $card }.
story-saw-chest = { $seat } entdeckt in der Truhe: { $cards }.
story-saw-discard = { $seat } sieht sich an: { $cards }.
story-saw-discard-unseen =
    { $seat } sieht sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Ablagestapel an.
story-shown-at = Alle sehen, was bei { $cell } liegt: { $card }.
story-turned = Die Karte bei { $cell } wird aufgedeckt: { $card }.
story-turned-bag-1 = { $seat } gräbt bei { $cell } einen Geldsack aus, mit einem Goldstück darin.
story-turned-bag-2 = { $seat } gräbt bei { $cell } einen Geldsack aus, mit zwei Goldstücken darin.
story-turned-dragon = { $seat } weckt bei { $cell } einen Drachen, und der will Gold!
story-turned-spider = { $seat } läuft bei { $cell } der Riesenspinne in die Beine: Die Runde ist vorbei.
story-treasure = { $seat } hat den Goldschatz erreicht!
story-lift-discard = Weg von { $cell }: { $card }.
story-lift-tunnel-box = Weg von { $cell } und zurück in die Schachtel: { $card }.
story-costume = { $seat } erreicht die Kostümabteilung zuerst.
story-party = { $seat } erreicht die Tunnelparty zuerst: Alle Rollen werden neu verteilt.

story-opened-chest-nugget = { $seat } öffnet eine Truhe: ein Goldklumpen zum Behalten.
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
story-move-pile-hand-unseen =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
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
story-move-hand-hand-unseen =
    { $seat } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } von { $other }.
story-move-spare-role = { $seat } nimmt eine Rolle, die übrig war: { $cards }.
story-move-spare-role-unseen =
    { $seat } nimmt { $count ->
        [one] eine Rolle, die übrig war
       *[other] { $count } Rollen, die übrig waren
    }.
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
story-move-offer-offer-unseen =
    { $other } reicht { $count ->
        [one] die letzte Goldkarte
       *[other] { $count } Goldkarten
    } an { $seat } weiter.
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
story-role-shown = { $seat } lässt die Maske fallen: { $card }.
story-won = Runde { $round } ist vorbei. Der Sieg geht an: { $cards }.
story-won-digger = Runde { $round } ist vorbei: Die Goldsucher haben gewonnen.
story-won-saboteur = Runde { $round } ist vorbei: Die Saboteure haben gewonnen.
story-won-greedy = Runde { $round } ist vorbei: Ein gieriger Zwerg schnappt sich alles.
story-won-by-nobody = Runde { $round } ist vorbei, und niemand hat gewonnen.
story-unpaid = { $seat } geht leer aus, und schuld ist: { $card }.
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
story-score = { $seat } hat Gold im Wert von { $gold }.
story-wins = { $seat } gewinnt das Spiel mit Gold im Wert von { $gold }!
story-shares = { $seat } teilt sich den Sieg, mit Gold im Wert von { $gold }.

## Was jemand gefragt wird

ask-turn = Du bist dran: Spiel eine Karte oder passe.
ask-which-goal = Dein Tunnel erreicht mehrere Karten. Welche wird zuerst aufgedeckt?
ask-rotation = Wie herum liegt die Karte bei { $cell }: { $card }?
ask-gold = Welche Goldkarte behältst du? Der Rest wandert weiter.
ask-pass-more = Noch eine Karte ablegen? Du ziehst genauso viele nach.
ask-shed-second = Welche zweite Karte gibst du dafür her?
ask-theft = Du darfst ein Goldstück klauen. Bei wem?
ask-switch = Vertauschst du die Ziele bei { $cell } und { $cell2 } wirklich? Nur du wirst es wissen.
ask-storehouse = Welche Karte nimmst du aus dem Lagerhaus?
ask-veto = { $other } sagt an: { $which }. Legst du ein Veto ein?
ask-veto-at = { $other } sagt für { $cell } an: { $which }. Legst du ein Veto ein?
ask-veto-on = { $other } sagt an, mit { $other2 } als Ziel: { $which }. Legst du ein Veto ein?
ask-veto-you = { $other } hat es auf dich abgesehen: { $which }. Legst du ein Veto ein?
ask-trail =
    Leg die { $number ->
        [1] erste
       *[other] zweite
    } Wegekarte deines Pfades. Welche?
ask-sponsor = Zahlst du den Zoll, wenn { $other } bei { $cell } gräbt?
ask-sponsor-own = Lässt du { $other } bei { $cell }, wo dein Zollzwerg sitzt, umsonst graben?
ask-toll-card = Mit welcher Goldkarte bezahlst du den Zollzwerg von { $other } bei { $cell }? Den Rest bekommst du heraus.
ask-shift-goal = Ein Geheimgang: Welches Ziel rückt ein Feld nach Osten?
ask-spy = Ein Spiegel: Wessen Rolle siehst du dir an?
ask-steal = Lange Finger: Aus wessen Hand ziehst du eine Karte?
ask-sift = Welche dieser Karten behältst du? Die anderen kommen weg.
ask-put-away = Welche dieser Karten legst du zuerst ab?
ask-rummage = Welche Karte fischst du aus dem Gerümpel?

## Worauf die anderen warten

wait-turn = { $seat } ist dran
wait-which-goal = { $seat } wählt die Karte zum Aufdecken
wait-rotation = { $seat } dreht eine Karte
wait-gold = { $seat } wählt Gold
wait-pass-more = { $seat } darf noch mehr ablegen
wait-shed-second = { $seat } gibt eine zweite Karte her
wait-theft = { $seat } darf klauen
wait-switch = { $seat } hält zwei Ziele in der Hand
wait-storehouse = { $seat } ist im Lagerhaus
wait-veto = { $seat } darf ein Veto einlegen
wait-trail = { $seat } ist auf dem Pfad
wait-sponsor = { $seat } wird um den Zoll gebeten
wait-toll-card = { $seat } bezahlt den Zoll
wait-shift-goal = { $seat } verschiebt ein Ziel
wait-spy = { $seat } hält den Spiegel
wait-steal = { $seat } macht lange Finger
wait-sift = { $seat } wählt eine von drei Karten
wait-put-away = { $seat } legt Karten ab
wait-rummage = { $seat } wühlt im Gerümpel

## Karten

card-unknown = unbekannte Karte
card-start = Startkarte
card-treasure = Goldschatz
card-stone-nw = Stein (NW)
card-stone-ne = Stein (NO)
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
card-fix-pickaxe = heile Spitzhacke
card-fix-lantern = heile Laterne
card-fix-cart = heile Lore
card-fix-pickaxe-lantern = heile Spitzhacke oder Laterne
card-fix-pickaxe-cart = heile Spitzhacke oder Lore
card-fix-lantern-cart = heile Laterne oder Lore
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
card-bag-1 = Geldsack (1)
card-bag-2 = Geldsack (2)
card-dragon = Drache
card-spider = Riesenspinne
card-swap-goals = Zieltausch
card-storehouse = Lagerhaus
card-veto = Veto
card-pathfinder = Pfadfinder
card-diversion = Umleitung
card-double-west = Doppelkarte (West)
card-double-east = Doppelkarte (Ost)
card-tunnel-NESW = Truhentunnel, Kreuzung
card-tunnel-NES = Truhentunnel, T-Schacht
card-tunnel-NEW = Truhentunnel, T-Stollen
card-tunnel-NE = Truhentunnel, Rechtskurve
card-tunnel-NW = Truhentunnel, Linkskurve
card-chest-nugget = Goldklumpen
card-chest-maps-off = zerrissene Karte (Schatzkarten zeigen keine Ziele mehr)
card-chest-no-draw = leere Truhe (keine Karte wird gezogen)
card-chest-extra-draw = Fundstück (eine Karte mehr wird gezogen)
card-chest-shift-goal = Geheimgang (ein Ziel rückt um ein Feld)
card-chest-steal = lange Finger (eine Karte aus einer fremden Hand)
card-chest-sift = drei Karten zur Auswahl
card-chest-spy = Spiegel (ein Blick auf eine Rolle)
card-chest-rummage = altes Gerümpel (eine Karte vom Ablagestapel)
card-chest-bury = Erdrutsch (fünf Karten vom Nachziehstapel sind weg)
card-gold-1 = Gold (1)
card-gold-2 = Gold (2)
card-gold-3 = Gold (3)
card-digger = Goldsucher
card-saboteur = Saboteur
card-greedy = gieriger Zwerg
card-blue = blauer Goldsucher
card-green = grüner Goldsucher
card-boss = Chef
card-profiteer = Profiteur
card-geologist = Geologe

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
verb-also = noch eine ablegen
verb-enough = genug
verb-shed = loswerden
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
verb-allow = geschehen lassen
verb-pathfind = Pfad suchen
verb-lay = anlegen
verb-divert = letzte Wegekarte umleiten
verb-toll = Zollzwerg postieren
verb-beg = um Hilfe beim Zoll bitten
verb-agree = zustimmen
verb-decline = ablehnen
verb-pay = bezahlen mit
verb-nudge = Ziel verschieben
verb-unmask = Rolle im Spiegel ansehen
verb-grab = Karte aus der Hand ziehen
verb-hold = eine von drei behalten
verb-fetch = vom Ablagestapel fischen
verb-drop = ablegen

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

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
