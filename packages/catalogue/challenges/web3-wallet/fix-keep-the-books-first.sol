// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Keeps the ether of customers until they want it back.
contract WalletBank {
    uint256 private constant LIMIT = 0.1 ether;

    mapping(address customer => uint256 amount) public balanceOf;

    event ContractExploited(address indexed exploiter);

    /// Customers who were here before the web client was.
    constructor() payable {
        balanceOf[0x12768701B71C265432bB00ee7999d488415d769D] = 2 ether;
        balanceOf[0x292A387584f2539d4A4073d39D6D45292Bb83447] = 1.5 ether;
        balanceOf[0x7f8a6c02c4a8C4Ba1bEDCd3290A700634c4C2d55] = 0.5 ether;
    }

    function ethdeposit(address customer) external payable {
        balanceOf[customer] += msg.value;
    }

    function withdraw(uint256 amount) external {
        require(amount <= LIMIT, "At most 0.1 ether at a time.");
        require(amount <= balanceOf[msg.sender], "There is not so much in your wallet.");
        balanceOf[msg.sender] -= amount;
        (bool paid, ) = msg.sender.call{value: amount}("");
        require(paid, "Your account refused the ether.");
    }

    /// Ether without a name belongs to its sender.
    receive() external payable {
        balanceOf[msg.sender] += msg.value;
    }
}
